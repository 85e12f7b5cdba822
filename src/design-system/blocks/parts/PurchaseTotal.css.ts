import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  borderBlockStart: hairline.ink,
  paddingBlockStart: space[16],
})
