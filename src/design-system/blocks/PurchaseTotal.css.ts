import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  paddingBlockStart: space[16],
})
