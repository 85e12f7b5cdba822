import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontWeight, motion } from '#src/design-system/theme/tokens.css.ts'

export const link = style({
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  transition: `text-underline-offset ${vars.motion.quick} ${motion.easing}`,
  ':hover': { textDecorationThickness: '2px' },
})

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  accent: { color: vars.color.accentText },
})
