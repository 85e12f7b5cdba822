import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { media, container, size, space } from '#src/design-system/theme/tokens.css.ts'

/** The container's own width decides the layout (`room`). */
export const layout = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@container': { [container.columns]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[48] } },
})

/** The box of the card form, and of the payment's result. */
export const panel = style({
  padding: `clamp(${space[16]}, 4vw, ${space[32]})`, // raw: grows with the window between two steps
  background: vars.color.surface,
  border: hairline.line,
  // In print the receipt comes first, without a frame.
  '@media': { [media.print]: { order: -1, padding: 0, border: 0 } },
})

/** Amount and button on one line if they fit, otherwise one below the other. */
export const amountRow = style({
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

/** Narrower in a table with no room for a line of it. */
export const status = style({
  maxWidth: '256px', // raw: "All-Ready Paid", an id of 9 letters, "Copy ID"
  overflowWrap: 'anywhere',
})

/** Aligned to the end of its cell; narrower in print, for the other columns. */
export const atEnd = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [media.print]: { maxWidth: size.printColumn } },
})

export const notice = style([
  atEnd,
  {
    width: '208px', // raw: as much as the other columns of My Orders leave beside the menu
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
])

/** Keeps the line breaks of the address. */
export const address = style({ whiteSpace: 'pre-line' })
