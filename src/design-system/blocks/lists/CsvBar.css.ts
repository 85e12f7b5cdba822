import { style } from '@vanilla-extract/css'
import { screenOnly, visuallyHiddenRule } from '#src/design-system/theme/mixins.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** A line that contains only the button, for a list without a toolbar. */
export const buttonLine = style([
  screenOnly,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', minHeight: size.field },
])

/**
 * A live region. It is rendered even while empty, because screen readers announce only text that is added to an existing
 * region. While empty, it takes up no space.
 */
export const note = style({
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginTop: space[8] } },
})

/** In a toolbar on small screens, only the icon is visible, so that the second line of the toolbar has room for a filter. */
export const buttonLabel = style({ '@media': { [media.belowMedium]: visuallyHiddenRule } })
