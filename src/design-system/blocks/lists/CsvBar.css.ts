import { style } from '@vanilla-extract/css'
import { screenOnly, visuallyHiddenRule } from '#src/design-system/theme/mixins.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The button's own line, in a list without a toolbar. */
export const ownLine = style([
  screenOnly,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', minHeight: size.field },
])

/** A live region must be in the page before its text. While it is empty, it takes up no space. */
export const note = style({
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginTop: space[8] } },
})

/** In a toolbar on small screens, only the icon is visible, so that the second line of the toolbar has room for a filter. */
export const buttonLabel = style({ '@media': { [media.belowMedium]: visuallyHiddenRule } })
