import { style } from '@vanilla-extract/css'
import { screenOnly } from '#src/design-system/theme/looks.css.ts'
import { size, space } from '#src/design-system/theme/tokens.css.ts'

/** The button without a toolbar, where it would be. */
export const alone = style([
  screenOnly,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', minHeight: size.field },
])

/** Takes no space as long as it says nothing; the region is there before its text. */
export const note = style({
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginTop: space[8] } },
})
