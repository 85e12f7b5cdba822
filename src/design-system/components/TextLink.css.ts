import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontWeight, lineWidth, motion, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

export const link = style({
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textDecorationThickness: lineWidth.hairline,
  textUnderlineOffset: underlineOffset,
  transition: `text-underline-offset ${vars.motion.quick} ${motion.easing}`,
  ':hover': { textDecorationThickness: lineWidth.strong },
})

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  accent: { color: vars.color.accentText },
})
