import { style } from '@vanilla-extract/css'
import { screenOnly } from '#src/design-system/theme/looks.css.ts'
import { size, space } from '#src/design-system/theme/tokens.css.ts'

/** The button stands beside the toolbar if both fit, otherwise below it. */
export const bar = style([
  screenOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    columnGap: space[24],
    rowGap: space[12],
  },
])

export const toolbar = style({ flex: '1 1 620px', minWidth: 0 }) // raw: with less width, its fields are too narrow

/** As high as the fields beside it. */
export const button = style({ display: 'flex', alignItems: 'center', minHeight: size.field })

/** Takes no space as long as it says nothing; the region is there before its text. */
export const note = style({
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginTop: space[8] } },
})
