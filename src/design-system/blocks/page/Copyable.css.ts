import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** The button stands behind the text, or below it where there is no room. */
export const copyable = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'inherit',
  columnGap: space[12],
  maxWidth: '100%',
})

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })
