import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontWeight, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const someoneElse = style({
  padding: `${space[8]} ${space[12]}`,
  borderInlineStart: `${lineWidth.bar} solid ${vars.color.accent}`,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})

export const name = style({ color: vars.color.ink, fontWeight: fontWeight.medium })
