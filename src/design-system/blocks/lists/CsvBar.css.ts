import { style } from '@vanilla-extract/css'
import { screenOnly, visuallyHiddenRule } from '#src/design-system/theme/mixins.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

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

/** On small screens the icon stands for it: the toolbar's second line has room for a filter, too. */
export const word = style({ '@media': { [media.belowMedium]: visuallyHiddenRule } })
