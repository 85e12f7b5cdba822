import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontWeight, layer, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const link = style({
  position: 'fixed',
  zIndex: layer.bar + 1,
  top: space[8],
  left: space[8],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingInline: space[24],
  background: vars.color.ink,
  color: vars.color.paper,
  borderRadius: radius.edge,
  fontWeight: fontWeight.strong,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
})
