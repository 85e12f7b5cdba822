import { style } from '@vanilla-extract/css'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** Puts everything on one line if it fits. On small screens, the fields are on the first line and the rest is on the second. */
export const toolbar = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  '@media': {
    [media.medium]: { columnGap: space[24], rowGap: space[12] },
    [media.print]: { display: 'none' },
  },
})

export const fields = style({
  display: 'flex',
  flex: '1 1 100%',
  gap: space[8],
  '@media': { [media.medium]: { flexBasis: '380px', gap: space[12] } }, // raw: narrower fields wrap to a line of their own
})

/** Makes search and sort narrower, so that they fit beside the tabs in windows from 1280 px up. */
export const besideTabs = style({ '@media': { [media.medium]: { flexBasis: '220px' } } }) // raw: "Search orders" and the sort icon

export const tabs = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': { [media.medium]: { flex: 'none', maxWidth: '100%' } },
})

export const search = style({ flex: 1, minWidth: 0 })

/** Keeps count and action at the end of their line, even if the fields fill the line above. */
export const countAndAction = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.target,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [media.medium]: { gap: space[24] } },
})

/** The minimum width keeps the fields in place when the number changes. */
export const count = style({
  textAlign: 'end',
  '@media': { [media.medium]: { minWidth: '8.5em' } }, // raw: "100 of 100 parts"
  selectors: { [`${besideTabs} ~ * > &`]: { minWidth: '6.5em' } }, // raw: "16 of 16 found"
})
