import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, size, space } from '#src/design-system/theme/tokens.css.ts'

/** As large as a target: the label can be pressed, too. */
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

/** Around a box without a visible label: a target that is wider than the room it takes, which is the box's own. */
export const boxOnly = style({ width: size.target, marginInline: `-${space[12]}`, justifyContent: 'center' })

/** The browser's own box: it is drawn for each theme, and in forced colours. */
export const box = style({
  flex: 'none',
  width: size.icon,
  height: size.icon,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
})
