import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#src/design-system/theme/tokens.css.ts'

export const bar = style({
  borderBlockStart: hairline.line,
  background: vars.color.infoTint,
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  paddingBlock: space[8],
})

export const text = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.compact,
})
