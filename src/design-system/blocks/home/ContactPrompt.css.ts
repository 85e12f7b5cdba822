import { style } from '@vanilla-extract/css'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { ticks } from '#src/design-system/theme/mixins.css.ts'

export const card = style([
  ticks,
  {
    position: 'relative',
    display: 'grid',
    gap: space[32],
    padding: `${space[48]} ${space[24]}`,
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
        alignItems: 'center',
        padding: space[48],
      },
      [media.large]: { gap: space[64], padding: `${space[64]} ${space[96]}` },
    },
  },
])

export const content = style({ display: 'grid', gap: space[16], justifyItems: 'start', maxWidth: size.measure })
export const action = style({ paddingBlockStart: space[16] })
export const drawing = style({
  maxWidth: '360px', // raw: in a larger drawing, the lines would look thin
  '@media': { [media.medium]: { justifySelf: 'end', width: '100%' } },
})
