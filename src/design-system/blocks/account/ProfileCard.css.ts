import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { ticks } from '#src/design-system/theme/mixins.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const card = style([
  ticks,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    padding: space[24],
    border: hairline.line,
    background: vars.color.surface,
    overflowWrap: 'anywhere',
  },
])

export const owner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  paddingBlockEnd: space[24],
  borderBlockEnd: hairline.ink,
})

export const ownerDetails = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
})

export const linkedin = style({
  display: 'grid',
  gap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: hairline.line,
})
