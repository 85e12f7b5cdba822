import { style } from '@vanilla-extract/css'
import { size } from '#src/design-system/theme/tokens.css.ts'

export const icon = style({
  flex: 'none',
  width: size.icon,
  height: size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinejoin: 'miter',
  forcedColorAdjust: 'auto',
})
