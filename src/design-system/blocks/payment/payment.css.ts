import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { screenOnly } from '#src/design-system/theme/looks.css.ts'

/** The box of the card form, and of the payment's result. */
export const panel = style({
  padding: `clamp(${space[16]}, 4vw, ${space[32]})`, // raw: grows with the window between two steps
  background: vars.color.surface,
  border: hairline.line,
  // In print the receipt comes first, without a frame.
  '@media': { [media.print]: { order: -1, padding: 0, border: 0 } },
})

/** Amount and button on one line if they fit, otherwise one below the other. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: hairline.ink,
})

export const amount = style({ flex: '1 0 auto' })
export const button = style({ flex: '1 0 auto', display: 'grid' })

/** As wide as its text, up to the width of a status column. */
export const notice = style({
  width: 'max-content',
  maxWidth: size.column,
  marginInlineStart: 'auto',
  textAlign: 'end',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { maxWidth: size.columnOnPaper } },
})

/** As wide as its text, up to the width of a status column; a long transaction id wraps. */
export const status = style({
  width: 'max-content',
  maxWidth: size.column,
  overflowWrap: 'anywhere',
})

/** Aligned to the end of its cell; narrower in print, for the other columns. */
export const atEnd = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [media.print]: { maxWidth: size.columnOnPaper } },
})

export const actions = screenOnly

/** Keeps the line breaks of the address. */
export const lines = style({ whiteSpace: 'pre-line' })
