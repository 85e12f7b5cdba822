import { style } from '@vanilla-extract/css'
import { capitals } from '#src/design-system/theme/mixins.css.ts'
import { font, space } from '#src/design-system/theme/tokens.css.ts'

export const mark = style([
  capitals,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[12],
    fontSize: '1.625rem', // raw: the logotype is not in the type scale
    lineHeight: 1,
    letterSpacing: font.letterSpacing.brand,
    whiteSpace: 'nowrap',
  },
])

const nutSize = '30px' // raw: fits the logotype's capitals

export const nut = style({
  flex: 'none',
  width: nutSize,
  height: nutSize,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
})
