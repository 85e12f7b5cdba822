import { style } from '@vanilla-extract/css'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** As high as its button, or as two lines, so that nothing below moves when the text changes (SPEED-4). */
export const note = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: size.target,
  marginBlock: `calc(-1 * ${space[12]})`,
  // On one line, so that the first row of Tools, with its prices, stays in the first view (ORDER-18).
  '@media': { [media.large]: { marginBlock: `calc(-1 * ${space[16]})` } },
  selectors: { ':root[data-snapshot] &': { visibility: 'hidden' } },
})

export const retry = style({ flex: 'none' })
