import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** The button is beside the text, or below it if they don't fit on one line. */
export const copyable = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  maxWidth: '100%',
})

export const align = styleVariants({ start: { justifyContent: 'start' }, end: { justifyContent: 'end' } })

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })
