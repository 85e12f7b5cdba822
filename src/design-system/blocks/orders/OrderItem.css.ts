import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
