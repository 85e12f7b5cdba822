import { style } from '@vanilla-extract/css'
import { room } from '#src/design-system/theme/media.css.ts'
import { screenOnly } from '#src/design-system/theme/paper.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** What is printed is the receipt, which has a heading of its own. */
export const heading = screenOnly

/** Its own width decides (`room`). */
export const sheet = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@container': { [room.columns]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: space[48] } },
})
