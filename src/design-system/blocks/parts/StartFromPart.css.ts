import { style } from '@vanilla-extract/css'
import { font, inset, media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The ways to fill the form. They are above the form and, on large screens, side by side. */
export const fieldAndActions = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[48] } },
})

export const row = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const field = style({ minWidth: 0 })

const alignedWithInput = {
  height: size.field,
  marginBlockStart: `calc(${font.size.compact} * ${font.lineHeight.compact} + ${inset.label})`,
}

/** The button is below the field or, from medium width up, aligned with its input, even if the field has a hint. */
export const action = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [media.medium]: alignedWithInput },
})

export const actionsBesideField = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.large]: alignedWithInput },
})
