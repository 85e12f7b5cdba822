import { style, styleVariants } from '@vanilla-extract/css'
import { fontSize, fontWeight, size, space } from '#src/design-system/theme/tokens.css.ts'

const base = style({ display: 'flex', minHeight: size.target })

export const actions = styleVariants({
  row: [base, { alignItems: 'center', justifyContent: 'flex-end', gap: space[12], minWidth: 0 }],
  column: [base, { flexDirection: 'column', gap: space[12] }],
})

export const person = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 })

/** Cut to one line; the title attribute has the whole name. */
export const name = style({
  overflow: 'hidden',
  maxWidth: '160px', // raw: leaves room for the navbar's links from medium on
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
})
