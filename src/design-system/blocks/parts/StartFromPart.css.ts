import { style } from '@vanilla-extract/css'
import { font, inset, media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The ways to fill the form, above the form. On large screens, they are side by side. */
export const tools = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[48] } },
})

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[12] })

export const field = style({ minWidth: 0 })

const besideInput = {
  height: size.field,
  marginBlockStart: `calc(${font.size.compact} * ${font.lineHeight.compact} + ${inset.label})`,
}

/** Aligned with the input of the field, whether or not a hint or an error is below the input. */
export const action = style({ ...besideInput, display: 'grid', alignItems: 'center' })

export const beside = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.large]: besideInput },
})
