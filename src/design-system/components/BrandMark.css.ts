import { style } from '@vanilla-extract/css'
import { font, space } from '#src/design-system/theme/tokens.css.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  fontFamily: font.family.heading,
  fontWeight: font.weight.heading,
  fontSize: '1.625rem', // raw: the logotype, beyond the type scale
  lineHeight: 1,
  letterSpacing: font.spacing.brand,
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
})

const nutSize = '30px' // raw: fits the logotype's capitals

export const nut = style({
  flex: 'none',
  width: nutSize,
  height: nutSize,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
})
