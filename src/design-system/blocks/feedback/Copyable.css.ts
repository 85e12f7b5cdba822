import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** The button stands behind the text, or below it where there is no room. */
export const copyable = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  maxWidth: '100%',
})

/** The side that both keep to, also when the button stands below. */
export const align = styleVariants({ start: { justifyContent: 'start' }, end: { justifyContent: 'end' } })

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })
