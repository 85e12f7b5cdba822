import { style } from '@vanilla-extract/css'
import { font, inset, media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The ways to fill the form, above it, side by side on large screens. */
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

/** Beside the field's input, whatever hint or error is below it. */
export const action = style({ ...besideInput, display: 'grid', alignItems: 'center' })

export const beside = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.large]: besideInput },
})
