import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** Makes the column as wide as its text. */
export const action = style({ whiteSpace: 'nowrap' })
