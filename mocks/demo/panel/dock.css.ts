import { createVar, fallbackVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { bottomInset } from '#src/design-system/theme/mixins.css.ts'
import { layer, media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The panel is beside the shop if there is room for the shop's desktop layout, otherwise below it. */
export const dock = { beside: 'screen and (min-width: 1280px)', below: 'screen and (max-width: 1279.98px)' } as const

/** The width beside the shop leaves the navbar room for a name; the height applies below the shop. */
export const panelSize = { width: 'clamp(340px, 27vw, 380px)', height: '50svh' } as const

/** Above the shop's sticky bars, below its dialogs. */
export const depth = layer.bar + 1

export const badgeStrip = `calc(${size.target} + 2 * ${space[8]})`

/** The page's custom property with the height of a tour's caption, while there is one. */
export const captionHeight = '--demo-caption'

const below = createVar()

/** The height that the demo covers at the bottom of the window. */
export const coveredHeight = `calc(${fallbackVar(below, '0px')} + var(${captionHeight}, 0px))`

/** `data-demo-room` of <html> is what the shop makes room for. A tour's caption replaces the badge. */
const html = (room: 'badge' | 'panel') =>
  room === 'badge' ? 'html[data-demo-room="badge"]:not([data-demo-caption])' : 'html[data-demo-room="panel"]'
const rule = (query: string, selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [query]: style } })

rule('screen', html('badge'), { vars: { [below]: badgeStrip } })
rule(dock.below, html('panel'), { vars: { [below]: panelSize.height } })

/** The shop's page, in the demo or in a story. */
const page = 'html:is([data-demo-room], [data-demo-caption])'
const root = ':is(#root, #storybook-root)'

/** The shop's status bars, sticky at the bottom of the window. */
const bars = `${root} > [role="status"]`

// The page and its status bars end above the covered area, and focused elements scroll out of it.
rule('screen', page, { scrollPaddingBottom: coveredHeight })
rule('screen', `${page} ${root}`, { paddingBottom: coveredHeight })
rule('screen', `${page} ${bars}`, { insetBlockEnd: coveredHeight })
rule('screen', `${page}:has(${bars}:not(:empty))`, { scrollPaddingBottom: `calc(${coveredHeight} + 2 * ${size.bar})` })

// On larger windows the badge is beside the lists, so only smaller ones need the inset.
rule(media.belowMedium, html('badge'), { vars: { [bottomInset]: coveredHeight } })
rule(dock.below, html('panel'), { vars: { [bottomInset]: coveredHeight } })
rule('screen', 'html[data-demo-caption]', { vars: { [bottomInset]: coveredHeight } })

rule(dock.beside, `${html('panel')} #root`, { marginInlineEnd: panelSize.width })
rule(dock.beside, `${html('panel')} .Toastify__toast-container`, { right: `calc(${panelSize.width} + ${space[16]})` })
