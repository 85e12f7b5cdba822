import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

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
