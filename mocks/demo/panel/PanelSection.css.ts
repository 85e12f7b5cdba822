import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'
import { fontSize, lineHeight, size, space } from '#src/design-system/theme/tokens.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[8]} ${space[16]} ${space[24]}`,
  borderTop: hairline.line,
  fontSize: fontSize.small,
  lineHeight: lineHeight.compact,
})

/** As high with a control on the right as without one. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: size.target,
})

export const title = style([lettering, { color: vars.color.ink }])

export const aside = style({ display: 'flex', alignItems: 'center', gap: space[12], color: vars.color.inkMuted })
