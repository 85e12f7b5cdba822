import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { lineWidth, media, space } from '#src/design-system/theme/tokens.css.ts'

export const tiles = style({
  display: 'grid',
  overflow: 'hidden',
  border: hairline.line,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: space[24],
  // Lines at the right and bottom; the grid clips the outer ones.
  boxShadow: `${lineWidth.hairline} ${lineWidth.hairline} 0 ${vars.color.line}`,
  '@media': {
    [media.large]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[48], padding: space[32] },
  },
})

export const icon = style({
  flex: 'none',
  width: space[48],
  height: space[48],
  fill: 'none',
  stroke: vars.color.accentText,
  strokeWidth: 1.5,
})

export const texts = style({ display: 'grid', gap: space[8], minWidth: 0 })
