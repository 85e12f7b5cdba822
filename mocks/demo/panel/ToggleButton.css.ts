import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lineWidth } from '#src/design-system/theme/tokens.css.ts'

export const on = style({
  background: vars.color.surface,
  boxShadow: `inset 0 -${lineWidth.bar} 0 ${vars.color.accent}`,
})
