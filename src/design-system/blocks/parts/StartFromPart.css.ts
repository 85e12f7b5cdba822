import { style } from '@vanilla-extract/css'
import { font, inset, size, space } from '#src/design-system/theme/tokens.css.ts'

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[12] })

export const field = style({ minWidth: 0 })

/** Beside the field's input, whatever hint or error is below it. */
export const action = style({
  display: 'grid',
  alignItems: 'center',
  height: size.field,
  marginBlockStart: `calc(${font.size.compact} * ${font.lineHeight.compact} + ${inset.label})`,
})
