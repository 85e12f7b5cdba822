import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { layer, size } from '#src/design-system/theme/tokens.css.ts'

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  borderBlockEnd: hairline.line,
  background: vars.color.paper,
  '@media': { [media.print]: { display: 'none' } },
})

/** Fills the window, whatever is in it: a page that waits and then grows never moves a footer that can be seen. */
export const main = style({
  ':focus': { outline: 'none' },
  '@media': { [media.screen]: { minHeight: `calc(100svh - ${size.bar})` } },
})

/** Along the lower edge of the window, with room of their own at the page's end: nothing moves when they come. */
export const bars = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  '@media': { [media.print]: { display: 'none' } },
})

// Nothing that is jumped to or focused may end up under them, however many lines they take on a small screen.
globalStyle(`html:has(${bars}:not(:empty))`, { scrollPaddingBottom: `calc(2 * ${size.bar})` })
