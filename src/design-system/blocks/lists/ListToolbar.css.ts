import { style } from '@vanilla-extract/css'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** Search and sort share a line if both fit, otherwise each has its own. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: space[24],
  rowGap: space[12],
})

export const search = style({ flex: '2 1 260px', minWidth: 0 }) // raw: with less width, each has its own line
export const sort = style({ flex: '1 1 200px', minWidth: 0 }) // raw: with less width, each has its own line

/** As high as the fields beside it, to align with their centres. */
export const count = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.field,
  minWidth: '8.5em', // raw: a fixed width, so nothing moves when the number changes
  '@media': { [media.medium]: { justifyContent: 'flex-end' } },
})
