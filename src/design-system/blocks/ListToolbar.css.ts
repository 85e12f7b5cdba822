import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { size, space } from '#src/design-system/theme/tokens.css.ts'

/** Search takes what sort leaves; on small screens each has a line of its own. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: space[24],
  rowGap: space[12],
})

export const search = style({ flex: '2 1 260px', minWidth: 0 }) // raw: with less, each has a line of its own
export const sort = style({ flex: '1 1 200px', minWidth: 0 }) // raw: with less, each has a line of its own

/** As high as the fields beside it, so that their middles meet. */
export const count = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.field,
  minWidth: '8.5em', // raw: nothing moves while it counts
  '@media': { [media.medium]: { justifyContent: 'flex-end' } },
})
