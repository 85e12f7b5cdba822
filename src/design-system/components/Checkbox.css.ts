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

/** Without a visible label, the target is wider than the box, but takes no more space in the layout. */
export const boxOnly = style({ width: size.target, marginInline: `-${space[12]}`, justifyContent: 'center' })

/** The native checkbox, because browsers adapt it to both themes and to forced colours. */
export const box = style({
  flex: 'none',
  width: size.icon,
  height: size.icon,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
})
