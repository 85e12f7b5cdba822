import { globalStyle, style } from '@vanilla-extract/css'
import { graphite } from '#src/design-system/theme/graphite.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { scrim } from '#src/design-system/theme/scrim.css.ts'
import { fontSize, size, space } from '#src/design-system/theme/tokens.css.ts'

export const hero = style([graphite, { position: 'relative', overflow: 'hidden' }])

/** The picture lies behind the text from medium on; on small screens it stands above it, on graphite. */
export const slide = style({
  position: 'relative',
  '@media': { [media.medium]: { display: 'grid', minHeight: size.hero } },
})

export const picture = style({
  height: size.heroSmall,
  '@media': { [media.medium]: { position: 'absolute', inset: 0, height: 'auto' } },
})

export const front = style([
  scrim,
  { position: 'relative', '@media': { [media.medium]: { display: 'grid', alignItems: 'center' } } },
])

/** Room at the foot for the arrows. */
export const text = style({
  paddingBlock: space[32],
  '@media': {
    [media.medium]: {
      maxWidth: '560px', // raw: keeps to the left of the subject
      paddingBlock: `${space[64]} ${space[128]}`,
    },
  },
})

/** Narrow enough to break every headline into two lines, so that the arrows stay where they are from slide to slide. */
export const headline = style({
  maxWidth: '4.4em', // raw: letters in a line of the headline
  paddingBlock: `${space[16]} ${space[24]}`,
  fontSize: fontSize.display,
})

/** Between medium and large the subject begins early. */
export const claim = style({
  '@media': {
    [media.medium]: { maxWidth: '17rem' }, // raw: keeps clear of the subject
    [media.large]: { maxWidth: 'none' },
  },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  paddingBlockStart: space[32],
})
globalStyle(`${actions} > *`, { '@media': { [media.belowMedium]: { flex: '1 1 auto' } } })
