import { style, styleVariants } from '@vanilla-extract/css'
import { condensed } from '#src/design-system/theme/text.css.ts'
import { fontSize } from '#src/design-system/theme/tokens.css.ts'

const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const size = styleVariants({
  text: [figure],
  medium: [figure, condensed, { fontSize: fontSize.title }],
  large: [figure, condensed, { fontSize: fontSize.amount }],
})

/** A text instead of an amount may wrap; an amount may not. */
export const text = style({ whiteSpace: 'normal' })
