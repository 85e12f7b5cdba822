import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { screenOnly } from '#src/design-system/theme/paper.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** Where the page has room for two columns (PaymentScreen.css); else the card matters more than the picture. */
export const wide = '(min-width: 740px)'

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] } },
  '@media': { [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** A receipt does without. */
export const picture = screenOnly
