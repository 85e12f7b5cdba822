import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontSize, fontWeight, size, space } from '#src/design-system/theme/tokens.css.ts'

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.target,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
})

/** The browser's own: in forced colours it looks as everywhere else on the device. */
export const box = style({ flex: 'none', width: size.icon, height: size.icon, accentColor: vars.color.accent })
