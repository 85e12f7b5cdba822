import { style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** Where the page has room for two columns (PaymentScreen.css); else the card matters more than the picture. */
export const wide = '(min-width: 740px)'

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] } },
})
