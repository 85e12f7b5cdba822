import { globalStyle, style } from '@vanilla-extract/css'
import { graphite } from '#src/design-system/theme/graphite.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { scrim } from '#src/design-system/theme/scrim.css.ts'
import { fontSize, space } from '#src/design-system/theme/tokens.css.ts'

export const hero = style([graphite, { position: 'relative', overflow: 'hidden' }])

/** The picture lies behind the text from medium on; on small screens it stands above it, on graphite. */
export const slide = style({
  position: 'relative',
  '@media': { [media.medium]: { display: 'grid', minHeight: 'min(86svh, 820px)' } },
})

export const picture = style({
  height: 'min(80vw, 400px)',
  '@media': { [media.medium]: { position: 'absolute', inset: 0, height: 'auto' } },
})

export const front = style([
  scrim,
  { position: 'relative', '@media': { [media.medium]: { display: 'grid', alignItems: 'center' } } },
])

/** Room at the foot for the arrows. */
export const text = style({
  paddingBlock: space[32],
  '@media': { [media.medium]: { maxWidth: '560px', paddingBlock: `${space[64]} ${space[128]}` } },
})

/** Narrow enough to break every headline into two lines, so that the arrows stay where they are from slide to slide. */
export const headline = style({
  maxWidth: '4.4em',
  paddingBlock: `${space[16]} ${space[24]}`,
  fontSize: fontSize.display,
})

/** Between medium and large the subject begins early. */
export const claim = style({ '@media': { [media.medium]: { maxWidth: '17rem' }, [media.large]: { maxWidth: 'none' } } })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  paddingBlockStart: space[32],
})
globalStyle(`${actions} > *`, { '@media': { [media.belowMedium]: { flex: '1 1 auto' } } })
