import { style } from '@vanilla-extract/css'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** As tall as its button or two lines of text, so that the page below doesn't move when the text changes (SPEED-4). */
export const note = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: size.target,
  marginBlock: `calc(-1 * ${space[12]})`,
  // On large windows the note fits on one line. Smaller margins keep the prices of the first row of parts above the fold (ORDER-18).
  '@media': { [media.large]: { marginBlock: `calc(-1 * ${space[16]})` } },
  selectors: { ':root[data-snapshot] &': { visibility: 'hidden' } },
})

export const retry = style({ flex: 'none' })
