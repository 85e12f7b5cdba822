import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { media, container, size, space } from '#src/design-system/theme/tokens.css.ts'

export const layout = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@container': { [container.columns]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[48] } },
})

/** The box of the card form and of the result. */
export const panel = style({
  padding: `clamp(${space[16]}, 4vw, ${space[32]})`, // raw: grows with the window, between two steps of `space`
  background: vars.color.surface,
  border: hairline.line,
  // In print, the receipt is above the order, without a frame.
  '@media': { [media.print]: { order: -1, padding: 0, border: 0 } },
})

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

export const status = style({
  maxWidth: '256px', // raw: fits "All-Ready Paid", an id of 9 letters and "Copy ID"
  overflowWrap: 'anywhere',
})

/** Negative margins offset the button's padding, so that the button doesn't make the line of the id taller. */
export const copyIdButton = style({ marginBlock: `-${space[12]} -${space[8]}` })

/** The notice is aligned to the end of its cell. In print, it is narrower, since the other columns need the width. */
export const notice = style({
  width: '208px', // raw: the width that the other columns of the My Orders page leave
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [media.print]: { maxWidth: size.printColumn } },
})
