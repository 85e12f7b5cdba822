import { createVar, fallbackVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { bottomInset } from '#src/design-system/theme/mixins.css.ts'
import { layer, media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The media queries for the panel's position: beside the app if its desktop layout still fits, otherwise below the app. */
export const dock = { beside: 'screen and (min-width: 1280px)', below: 'screen and (max-width: 1279.98px)' } as const

/** The width applies beside the app and leaves room for a name in the navbar. The height applies below the app. */
export const panelSize = { width: 'clamp(340px, 27vw, 380px)', height: '50svh' } as const

/** The z-index of the demo's elements: above the app's sticky bars and below its dialogs. */
export const depth = layer.bar + 1

export const badgeStrip = `calc(${size.target} + 2 * ${space[8]})`

/** The custom property with the height of a tour's caption, which is set on <html> while a tour plays. */
export const captionHeight = '--demo-caption'

const below = createVar()

/** The height that the demo covers at the bottom of the window. */
export const coveredHeight = `calc(${fallbackVar(below, '0px')} + var(${captionHeight}, 0px))`

/**
 * Matches <html> while the app makes room for the badge or the panel (`data-demo-room`). A tour's caption replaces the
 * badge.
 */
const html = (room: 'badge' | 'panel') =>
  room === 'badge' ? 'html[data-demo-room="badge"]:not([data-demo-caption])' : 'html[data-demo-room="panel"]'
const rule = (query: string, selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [query]: style } })

rule('screen', html('badge'), { vars: { [below]: badgeStrip } })
rule(dock.below, html('panel'), { vars: { [below]: panelSize.height } })

/** Matches the page while the demo covers a part of it. */
const page = 'html:is([data-demo-room], [data-demo-caption])'
const root = ':is(#root, #storybook-root)'

/** Matches the app's status bars, which are sticky at the bottom of the window. */
const bars = `${root} > [role="status"]`

// The page and its status bars end above the covered area, and focused elements scroll out of it.
rule('screen', page, { scrollPaddingBottom: coveredHeight })
rule('screen', `${page} ${root}`, { paddingBottom: coveredHeight })
rule('screen', `${page} ${bars}`, { insetBlockEnd: coveredHeight })
rule('screen', `${page}:has(${bars}:not(:empty))`, { scrollPaddingBottom: `calc(${coveredHeight} + 2 * ${size.bar})` })

// Only smaller windows need the inset for the badge; on larger windows it is beside the lists.
rule(media.belowMedium, html('badge'), { vars: { [bottomInset]: coveredHeight } })
rule(dock.below, html('panel'), { vars: { [bottomInset]: coveredHeight } })
rule('screen', 'html[data-demo-caption]', { vars: { [bottomInset]: coveredHeight } })

rule(dock.beside, `${html('panel')} #root`, { marginInlineEnd: panelSize.width })
rule(dock.beside, `${html('panel')} .Toastify__toast-container`, { right: `calc(${panelSize.width} + ${space[16]})` })
