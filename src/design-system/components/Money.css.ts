import { style, styleVariants } from '@vanilla-extract/css'
import { condensed } from '#src/design-system/theme/looks.css.ts'
import { fontSize } from '#src/design-system/theme/tokens.css.ts'

/** An amount stays on one line, and breaks only when it is wider than that line. */
const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'normal', overflowWrap: 'break-word' })

export const size = styleVariants({
  text: [figure],
  medium: [figure, condensed, { fontSize: fontSize.title }],
  large: [figure, condensed, { fontSize: fontSize.amount }],
})

/** A text instead of an amount. */
export const text = style({ whiteSpace: 'normal' })
