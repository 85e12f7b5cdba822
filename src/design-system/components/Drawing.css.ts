import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'

export const drawing = style({ display: 'block', fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 })
globalStyle(`${drawing} *`, { vectorEffect: 'non-scaling-stroke' })

export const placement = styleVariants({
  figure: { width: '100%', height: 'auto', color: vars.color.ink },
  fill: { position: 'absolute', inset: '12%', width: '76%', height: '76%', color: vars.color.inkMuted },
})

/** A line for dimensions and hatching. */
export const thinLine = style({ strokeWidth: 1, opacity: 0.7 })
/** A centre line: long and short dashes. */
export const centreLine = style([thinLine, { strokeDasharray: '16 3 3 3' }])
/** The dashed outline of a missing part. */
export const phantomLine = style({ strokeDasharray: '6 4' })
/** The highlighted part. */
export const highlight = style({ stroke: vars.color.accent, strokeWidth: 2.5 })
