import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { ticks } from '#src/design-system/theme/ticks.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

/** A sheet of its own between corner ticks: drawing, sentence, action. */
export const message = style([
  ticks,
  {
    position: 'relative',
    display: 'grid',
    gap: space[24],
    justifyItems: 'start',
    alignItems: 'center',
    padding: `${space[32]} ${space[24]}`,
    '@media': {
      [media.medium]: {
        gridTemplateColumns: '220px minmax(0, 1fr)',
        columnGap: space[48],
        padding: `${space[48]} ${space[48]}`,
      },
    },
  },
])

export const drawing = style({ width: '100%', maxWidth: '220px' })
export const words = style({ display: 'grid', gap: space[12], justifyItems: 'start', minWidth: 0, maxWidth: '56ch' })
export const text = style({ color: vars.color.inkMuted })
export const action = style({ paddingTop: space[12] })
