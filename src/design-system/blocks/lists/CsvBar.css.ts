import { style } from '@vanilla-extract/css'
import { screenOnly, visuallyHiddenRule } from '#src/design-system/theme/mixins.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The button's own line, if the list has no toolbar. */
export const ownLine = style([
  screenOnly,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', minHeight: size.field },
])

/** Takes no space while it is empty. The live region must exist before its text. */
export const note = style({
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginTop: space[8] } },
})

/** Small screens show only the icon, so that the toolbar's second line has room for a filter. */
export const buttonLabel = style({ '@media': { [media.belowMedium]: visuallyHiddenRule } })
