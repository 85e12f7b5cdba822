import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { fontWeight, space } from '#src/design-system/theme/tokens.css.ts'

export const list = style({ borderTop: hairline.line })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  paddingBlock: space[4],
  borderBottom: hairline.line,
})

export const name = style({
  flex: '1 1 120px', // raw: with less width, the actions wrap below
  minWidth: 0,
  paddingBlock: space[4],
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
})

export const actions = style({ display: 'flex', gap: space[16] })
