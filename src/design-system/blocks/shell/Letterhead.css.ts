import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/contract.css.ts'
import { font, space } from '#src/design-system/theme/tokens.css.ts'

export const sender = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[24],
  paddingBlockEnd: space[16],
  borderBlockEnd: hairline.ink,
})

export const address = style({
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
  textAlign: 'end',
  fontStyle: 'normal',
})
