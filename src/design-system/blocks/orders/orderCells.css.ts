import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** Wide enough for most names; long e-mail addresses break at the @ first. */
export const customer = style({ minWidth: '136px', overflowWrap: 'anywhere' }) // raw: names wrap between words

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
