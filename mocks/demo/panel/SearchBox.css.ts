import { style } from '@vanilla-extract/css'
import { dock } from '#mocks/demo/panel/dock.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontSize, inset, lineHeight, size, space } from '#src/design-system/theme/tokens.css.ts'

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[12],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
})

/** 16 px on small windows, where phones zoom into smaller fields. */
export const input = style({
  minHeight: size.target,
  paddingBlock: space[8],
  paddingInlineStart: `calc(${space[12]} + ${size.icon} + ${inset.cell})`,
  lineHeight: lineHeight.compact,
  '@media': { [dock.beside]: { fontSize: fontSize.small } },
})
