import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { layer, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The panel stands beside the shop where the shop has room for its desktop layout, else below it. */
export const beside = 'screen and (min-width: 1280px)'
export const below = 'screen and (max-width: 1279.98px)'

/** Width of the panel beside the shop. */
export const width = '380px'
/** Height of the panel below the shop. */
export const height = '50svh'
/** Height that the badge takes at the bottom of the window, with the space around it. */
export const badgeStrip = `calc(${size.target} + 2 * ${space[8]})`

/** Above the shop's sticky bars, below its dialogs. */
export const depth = layer.bar + 1

/** Container queries of the panel's content. */
export const panelWidth = { wide: 'demo (min-width: 640px)' } as const

/** The attribute of <html> that says how much room the shop leaves: for the badge, or for the panel. */
export const attribute = 'data-demo'

const html = (state: string, rest = '') => `html[${attribute}${state}]${rest}`
const rule = (query: string, selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [query]: style } })

/** Leaves room below the shop, also for its bars at the bottom of the window and for focused elements. */
function leaveBelow(query: string, state: string, room: string): void {
  rule(query, html(state), { scrollPaddingBottom: `calc(${room} + ${space[8]})` })
  rule(query, html(state, ' #root'), { paddingBottom: room })
  rule(query, html(state, ' #root > [role="status"]'), { insetBlockEnd: room })
  rule(query, html(state, ':has(#root > [role="status"]:not(:empty))'), {
    scrollPaddingBottom: `calc(${room} + 2 * ${size.bar})`,
  })
}

leaveBelow('screen', '', badgeStrip)
leaveBelow(below, '="open"', height)

rule(beside, html('="open"', ' #root'), { marginInlineEnd: width })
rule(beside, html('="open"', ' .Toastify__toast-container'), { right: `calc(${width} + ${space[16]})` })
// The page's background ends at the panel.
rule(beside, html('="open"'), { background: vars.color.paper })
