import { createVar, fallbackVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { bottomInset } from '#src/design-system/theme/mixins.css.ts'
import { layer, media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** Media queries for the panel's position: beside the app if the app's desktop layout still fits, otherwise below the app. */
export const dockQueries = {
  beside: 'screen and (min-width: 1280px)',
  below: 'screen and (max-width: 1279.98px)',
} as const

/** The panel's width beside the app, and its height below the app. The width leaves room for a name in the app's navbar. */
export const panelSize = { width: 'clamp(340px, 27vw, 380px)', height: '50svh' } as const

/** The z-index of the demo's elements: above the app's sticky bars and below its dialogs. */
export const demoZIndex = layer.bar + 1

export const badgeStripHeight = `calc(${size.target} + 2 * ${space[8]})`

/** The name of the custom property with the caption's height, which is set on <html> while a tour plays. */
export const captionHeightProperty = '--demo-caption'

/** The height of the badge or panel at the bottom of the window. */
const dockHeight = createVar()

/** The height that the demo covers at the bottom of the window. */
export const coveredHeight = `calc(${fallbackVar(dockHeight, '0px')} + var(${captionHeightProperty}, 0px))`

/** @returns a selector for <html> while the badge or the panel needs room. During a tour, the caption replaces the badge. */
const getHtmlSelectorForRoom = (room: 'badge' | 'panel') =>
  room === 'badge' ? 'html[data-demo-room="badge"]:not([data-demo-caption])' : 'html[data-demo-room="panel"]'
const addMediaRule = (query: string, selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [query]: style } })

addMediaRule('screen', getHtmlSelectorForRoom('badge'), { vars: { [dockHeight]: badgeStripHeight } })
addMediaRule(dockQueries.below, getHtmlSelectorForRoom('panel'), { vars: { [dockHeight]: panelSize.height } })

/** Matches <html> while the demo covers a part of the page. */
const coveredPageSelector = 'html:is([data-demo-room], [data-demo-caption])'
const rootSelector = ':is(#root, #storybook-root)'

/** Matches the app's status bars, which are sticky at the bottom of the window. */
const statusBarSelector = `${rootSelector} > [role="status"]`

// The page and its status bars end above the covered area, and the browser scrolls focused elements out of that area.
addMediaRule('screen', coveredPageSelector, { scrollPaddingBottom: coveredHeight })
addMediaRule('screen', `${coveredPageSelector} ${rootSelector}`, { paddingBottom: coveredHeight })
addMediaRule('screen', `${coveredPageSelector} ${statusBarSelector}`, { insetBlockEnd: coveredHeight })
addMediaRule('screen', `${coveredPageSelector}:has(${statusBarSelector}:not(:empty))`, {
  scrollPaddingBottom: `calc(${coveredHeight} + 2 * ${size.bar})`,
})

// Only small windows need the inset for the badge; on larger windows, the badge is beside the lists.
addMediaRule(media.belowMedium, getHtmlSelectorForRoom('badge'), { vars: { [bottomInset]: coveredHeight } })
addMediaRule(dockQueries.below, getHtmlSelectorForRoom('panel'), { vars: { [bottomInset]: coveredHeight } })
addMediaRule('screen', 'html[data-demo-caption]', { vars: { [bottomInset]: coveredHeight } })

addMediaRule(dockQueries.beside, `${getHtmlSelectorForRoom('panel')} #root`, { marginInlineEnd: panelSize.width })
addMediaRule(dockQueries.beside, `${getHtmlSelectorForRoom('panel')} .Toastify__toast-container`, {
  right: `calc(${panelSize.width} + ${space[16]})`,
})
