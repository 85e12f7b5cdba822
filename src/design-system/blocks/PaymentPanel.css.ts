import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** The sheet on which one pays, and on which stands what came of it. */
export const panel = style({
  padding: `clamp(${space[16]}, 4vw, ${space[32]})`, // raw: grows with the window between two steps
  background: vars.color.surface,
  border: hairline.line,
  // On paper the receipt comes first, without a frame.
  '@media': { [media.print]: { order: -1, padding: 0, border: 0 } },
})

/** The amount, and on the same line the button that charges it; below it, over the whole width, where there is no room. */
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
