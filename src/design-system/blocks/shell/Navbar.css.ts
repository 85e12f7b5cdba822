import { style, styleVariants } from '@vanilla-extract/css'
import { font, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  minHeight: size.bar,
  '@media': { [media.large]: { gap: space[48] } },
})

export const brand = style({ display: 'flex', alignItems: 'center', minHeight: size.target })

export const links = style({ display: 'none', '@media': { [media.medium]: { display: 'block' } } })

export const account = style([links, { flex: '1 1 0', minWidth: 0 }])

export const menu = style({ marginInlineStart: 'auto', '@media': { [media.medium]: { display: 'none' } } })

const base = style({ display: 'flex', minHeight: size.target })

export const actions = styleVariants({
  row: [base, { alignItems: 'center', justifyContent: 'flex-end', gap: space[12], minWidth: 0 }],
  column: [base, { flexDirection: 'column', gap: space[12] }],
})

export const person = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 })

/** The name is truncated to one line. The title attribute contains the whole name. */
export const name = style({
  overflow: 'hidden',
  maxWidth: '160px', // raw: leaves space for the navbar's links from medium width up
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.compact,
  fontWeight: font.weight.medium,
})
