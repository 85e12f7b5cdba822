import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: hairline.line,
  background: vars.color.surface,
  color: vars.color.ink,
})

export const strip = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  borderBlockStart: hairline.line,
  padding: space[16],
})

export const label = style({ display: 'grid', gap: space[8] })
