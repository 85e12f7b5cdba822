import { style } from '@vanilla-extract/css'
import { focusRing, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, inset, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The frame around the provider's fields. The provider adds `StripeElement--` classes to it. */
export const card = style({
  minHeight: size.field,
  padding: inset.control,
  background: vars.color.surface,
  color: vars.color.ink,
  border: hairline.control,
  borderRadius: radius.edge,
  selectors: {
    '&.StripeElement--focus': focusRing,
    '&.StripeElement--invalid': { borderColor: vars.color.danger },
  },
})

/** The provider's validation message, in red (SHOP-8). */
export const cardError = style({
  color: vars.color.danger,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  selectors: { '&:not(:empty)': { marginTop: space[8] } },
})
