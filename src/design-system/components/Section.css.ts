import { style, styleVariants } from '@vanilla-extract/css'
import { graphite } from '#src/design-system/theme/graphite.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

// Half of the space above and half below: two sections are 64 or 128 px apart.
export const tone = styleVariants({
  paper: {
    paddingBlock: space[32],
    '@media': { [media.large]: { paddingBlock: space[64] } },
  },
  graphite: [graphite, { paddingBlock: space[64], '@media': { [media.large]: { paddingBlock: space[96] } } }],
})

export const section = style({
  position: 'relative',
  selectors: {
    // Set by `src/early`: a section below the first view is laid out when it comes near the window (SPEED-6).
    ':root[data-lazy-layout] &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 700px' }, // raw: an estimate, for the scroll bar
  },
})
