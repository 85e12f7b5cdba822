import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { radius } from '#src/design-system/theme/tokens.css.ts'

export const frame = style({
  containerType: 'size',
  position: 'relative',
  overflow: 'hidden',
  border: hairline.line,
  borderRadius: radius.edge,
  background: vars.color.studio,
})

export const screen = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  border: 0,
  transformOrigin: 'top left',
})
