import { style } from '@vanilla-extract/css'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/**
 * Reserves the height of a button or two lines of text, and the whole width, so that the page doesn't move when the text
 * changes (SPEED-4). On large screens, the note is beside the heading and adds no height (ORDER-18).
 */
export const note = style({
  display: 'flex',
  flex: '1 1 100%',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: size.target,
  marginBlock: `calc(-1 * ${space[12]})`,
  '@media': { [media.large]: { flex: '0 0 24rem' } }, // raw: the date on one line
  selectors: { ':root[data-snapshot] &': { visibility: 'hidden' } },
})

export const retry = style({ flex: 'none' })
