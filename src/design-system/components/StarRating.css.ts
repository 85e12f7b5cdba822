import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { size as measure, space } from '#src/design-system/theme/tokens.css.ts'

export const stars = style({ display: 'inline-flex', gap: space[4], verticalAlign: 'middle' })

export const star = style({ flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1 })

export const size = styleVariants({
  text: { width: measure.icon, height: measure.icon },
  target: { width: measure.target, height: measure.target, padding: '5px' }, // raw: leaves 34 px for the star
})

export const filled = style({ fill: vars.color.accent, stroke: 'none' })

// Amber has too little contrast with the background, so the stars have a darker outline.
export const outline = style({ color: vars.color.accentText })
export const emptyOutline = style({ color: vars.color.control })
