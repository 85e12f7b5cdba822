import { style } from '@vanilla-extract/css'
import { screenOnly } from '#src/design-system/theme/looks.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** Search and sort share a line if both fit, otherwise each has its own. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: space[24],
  rowGap: space[12],
})

/** Fields, count and action in one line, or in full lines, the last of which has the count and the action. */
export const withAction = style([
  screenOnly,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(200px, 1fr) auto auto' }, // raw: room for a sort order
    },
  },
])

const field = {
  minWidth: 0,
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
}
export const search = style({ ...field, flex: '2 1 260px' }) // raw: with less width, each has its own line
export const sort = style({ ...field, flex: '1 1 200px' }) // raw: with less width, each has its own line

/** As high as the fields beside it, to align with their centres. */
export const count = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.field,
  minWidth: '8.5em', // raw: a fixed width, so nothing moves when the number changes
  '@media': { [media.medium]: { justifyContent: 'flex-end' } },
  selectors: {
    [`${withAction} > &`]: {
      '@media': { [media.medium]: { justifyContent: 'flex-start' }, [media.large]: { justifyContent: 'flex-end' } },
    },
  },
})

/** In the last column. As high as the fields beside it. */
export const action = style({
  gridColumn: '-2 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: size.field,
})
