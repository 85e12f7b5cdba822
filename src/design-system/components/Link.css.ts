import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontWeight, lineWidth, motion, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

export const link = style({
  color: vars.color.ink,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textDecorationThickness: lineWidth.hairline,
  textUnderlineOffset: underlineOffset,
  transition: `text-underline-offset ${vars.motion.quick} ${motion.easing}`,
  ':hover': { textDecorationThickness: lineWidth.strong },
})
