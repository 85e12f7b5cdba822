import { style } from '@vanilla-extract/css'

export const icon = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinejoin: 'miter',
  forcedColorAdjust: 'auto',
})
