import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'

const dark = (alpha: number) => `rgb(8 9 10 / ${alpha})`
const foot = `linear-gradient(0deg, ${dark(0.62)} 0, ${dark(0)} 190px)`

/** Darkens a photograph at the left, where a headline stands, and at the foot; the metal on the right shines. */
export const scrim = style({
  '@media': {
    [media.medium]: {
      background: `${foot}, linear-gradient(90deg, ${dark(0.9)} 0, ${dark(0.66)} 44%, ${dark(0)} 84%)`,
    },
    [media.large]: {
      background: `${foot}, linear-gradient(90deg, ${dark(0.86)} 0, ${dark(0.55)} 32%, ${dark(0)} 58%)`,
    },
  },
})
