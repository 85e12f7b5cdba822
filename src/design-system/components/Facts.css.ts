import { style } from '@vanilla-extract/css'
import { dottedLeader, vars } from '#src/design-system/theme/contract.css.ts'
import { font, inset, space } from '#src/design-system/theme/tokens.css.ts'

export const list = style({
  display: 'grid',
  gap: inset.label,
  fontSize: font.size.compact,
  lineHeight: font.lineHeight.compact,
})

export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  '::before': dottedLeader,
})

export const term = style({ flex: 'none', maxWidth: '60%', color: vars.color.inkMuted })

export const value = style({
  order: 2,
  minWidth: 0,
  fontWeight: font.weight.medium,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
