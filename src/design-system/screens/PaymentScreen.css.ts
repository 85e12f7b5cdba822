import { style } from '@vanilla-extract/css'
import { room, space } from '#src/design-system/theme/tokens.css.ts'
import { screenOnly } from '#src/design-system/theme/looks.css.ts'

/** Not printed: the receipt has its own heading. */
export const heading = screenOnly

/** The container's own width decides the layout (`room`). */
export const layout = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@container': { [room.columns]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[48] } },
})
