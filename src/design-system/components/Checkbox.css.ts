import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, size, space } from '#src/design-system/theme/tokens.css.ts'

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.target,
  fontSize: font.size.compact,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.compact,
  cursor: 'pointer',
})

/** Widens the click target of a checkbox without a visible label. The margins keep the layout unchanged. */
export const boxOnly = style({ width: size.target, marginInline: `-${space[12]}`, justifyContent: 'center' })

/** A native checkbox, which browsers adapt to both themes and to forced colours. */
export const box = style({
  flex: 'none',
  width: size.icon,
  height: size.icon,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
})
