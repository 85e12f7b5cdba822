import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { printOnly } from '#src/design-system/theme/print.css.ts'
import { fontSize, lineHeight, space } from '#src/design-system/theme/tokens.css.ts'

export const letterhead = printOnly

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[24],
  paddingBlockEnd: space[16],
  borderBlockEnd: hairline.ink,
})

export const sender = style({
  fontSize: fontSize.small,
  lineHeight: lineHeight.compact,
  textAlign: 'end',
  fontStyle: 'normal',
})
