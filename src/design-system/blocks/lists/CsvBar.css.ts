import { globalStyle, style } from '@vanilla-extract/css'
import * as list from '#src/design-system/blocks/lists/ListToolbar.css.ts'
import { screenOnly } from '#src/design-system/theme/looks.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/**
 * The toolbar's fields and count, and the button, in one grid: in one line, or in full lines, the last of which has the
 * count and the button.
 */
export const bar = style([
  screenOnly,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    columnGap: space[24],
    rowGap: space[12],
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(200px, 1fr) auto auto' }, // raw: room for a sort order
    },
  },
])

export const toolbar = style({ display: 'contents' })
globalStyle(`${toolbar} > form`, { display: 'contents' })
globalStyle(`${toolbar} :is(${list.search}, ${list.sort})`, {
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
})
globalStyle(`${toolbar} ${list.count}`, {
  '@media': { [media.medium]: { justifyContent: 'flex-start' }, [media.large]: { justifyContent: 'flex-end' } },
})

/** In the last column. As high as the fields beside it. */
export const button = style({
  gridColumn: '-2 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: size.field,
})

/** Takes no space as long as it says nothing; the region is there before its text. */
export const note = style({
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginTop: space[8] } },
})
