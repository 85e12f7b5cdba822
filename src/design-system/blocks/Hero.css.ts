import { style } from '@vanilla-extract/css'
import { graphite } from '#src/design-system/theme/graphite.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { fontSize, space } from '#src/design-system/theme/tokens.css.ts'

/** The picture lies behind the text from medium on; on small screens it stands above it, on graphite. */
export const hero = style([
  graphite,
  {
    position: 'relative',
    overflow: 'hidden',
    '@media': { [media.medium]: { display: 'grid', minHeight: 'min(86svh, 820px)' } },
  },
])

export const picture = style({
  height: '300px',
  '@media': {
    [media.medium]: { position: 'absolute', inset: 0, height: 'auto' },
  },
})

/** Darkens the left, where the headline stands, and lets the metal on the right shine. */
export const front = style({
  position: 'relative',
  '@media': {
    [media.medium]: {
      display: 'grid',
      alignItems: 'center',
      background: 'linear-gradient(90deg, rgb(8 9 10 / 0.86) 0, rgb(8 9 10 / 0.55) 32%, rgb(8 9 10 / 0) 58%)',
    },
  },
})

export const text = style({
  paddingBlock: `${space[32]} ${space[48]}`,
  '@media': { [media.medium]: { maxWidth: '384px', paddingBlock: space[64] }, [media.large]: { maxWidth: '560px' } },
})

export const headline = style({
  // In headline letters: two words a line at the most.
  fontSize: fontSize.display,
  maxWidth: '4em',
  paddingBlock: `${space[16]} ${space[24]}`,
})

export const actions = style({ paddingBlockStart: space[32] })
