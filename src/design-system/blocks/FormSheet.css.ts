import { globalStyle, style } from '@vanilla-extract/css'
import { size, space } from '#src/design-system/theme/tokens.css.ts'

/** Where form and aside stand side by side. */
const wide = '(min-width: 740px)'

/** Beside the rail there is less room than in the window, so the room itself decides. */
export const room = style({ containerType: 'inline-size' })

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)', gap: space[48] } },
})
globalStyle(`${sheet} > *`, { minWidth: 0 })

export const aside = style({
  '@container': { [wide]: { position: 'sticky', insetBlockStart: `calc(${size.bar} + ${space[24]})` } },
})
