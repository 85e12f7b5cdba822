import { style } from '@vanilla-extract/css'
import { fontSize, space } from '#src/design-system/theme/tokens.css.ts'

/** Everything is drawn in the colour of the text around it, so it can be read in every theme. */
export const scroll = style({ overflowX: 'auto', marginBlock: space[16] })

export const drawing = style({ display: 'block', color: 'inherit', fontSize: fontSize.xsmall })

export const line = style({ stroke: 'currentColor', strokeWidth: 1.5, fill: 'none' })

export const row = style({ stroke: 'currentColor', strokeWidth: 1, opacity: 0.2 })

export const mark = style({ fill: 'currentColor' })
