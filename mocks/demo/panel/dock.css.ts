import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { roomBelow } from '#src/design-system/theme/looks.css.ts'
import { layer, media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The panel stands beside the shop where the shop keeps room for its desktop layout, else below it. */
export const dock = { beside: 'screen and (min-width: 1280px)', below: 'screen and (max-width: 1279.98px)' } as const

/** Width of the panel beside the shop, which leaves the navbar room for a name, and its height below the shop. */
export const panelSize = { width: 'clamp(340px, 27vw, 380px)', height: '50svh' } as const

/** Above the shop's sticky bars, below its dialogs. */
export const depth = layer.bar + 1

export const badgeStrip = `calc(${size.target} + 2 * ${space[8]})`

/** `data-demo-room` of <html>: what the shop makes room for. */
const html = (room: 'badge' | 'panel', rest = '') => `html[data-demo-room="${room}"]${rest}`
const rule = (query: string, selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [query]: style } })

/** The shop's status bars, sticky at the bottom of the window. */
const bars = '#root > [role="status"]'

/** Makes room below the shop: at the end of the page, below its bars, and for focused elements. */
function makeRoomBelow(query: string, room: 'badge' | 'panel', height: string): void {
  rule(query, html(room), { scrollPaddingBottom: height })
  rule(query, html(room, ' #root'), { paddingBottom: height })
  rule(query, html(room, ` ${bars}`), { insetBlockEnd: height })
  rule(query, html(room, `:has(${bars}:not(:empty))`), { scrollPaddingBottom: `calc(${height} + 2 * ${size.bar})` })
}

makeRoomBelow('screen', 'badge', badgeStrip)
makeRoomBelow(dock.below, 'panel', panelSize.height)

// On larger windows the badge lies beside the lists, not over them.
rule(media.belowMedium, html('badge'), { vars: { [roomBelow]: badgeStrip } })
rule(dock.below, html('panel'), { vars: { [roomBelow]: panelSize.height } })

rule(dock.beside, html('panel', ' #root'), { marginInlineEnd: panelSize.width })
rule(dock.beside, html('panel', ' .Toastify__toast-container'), { right: `calc(${panelSize.width} + ${space[16]})` })
