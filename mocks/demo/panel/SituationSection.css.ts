import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontSize, fontWeight, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const current = style({
  paddingInlineStart: space[12],
  borderInlineStart: `${lineWidth.bar} solid ${vars.color.accent}`,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
})

export const startAgain = style({ flex: 'none', whiteSpace: 'nowrap' })

export const term = style({ display: 'block', marginBlockEnd: space[4], color: vars.color.inkMuted })
