import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'

const dark = (alpha: number) => `rgb(8 9 10 / ${alpha})`
const bottom = `linear-gradient(0deg, ${dark(0.62)} 0, ${dark(0)} 190px)`

/** Darkens a photograph at the left, behind the headline, and at the bottom, behind the arrows. */
export const scrim = style({
  '@media': {
    [media.medium]: {
      background: `${bottom}, linear-gradient(90deg, ${dark(0.9)} 0, ${dark(0.66)} 44%, ${dark(0)} 84%)`,
    },
    [media.large]: {
      background: `${bottom}, linear-gradient(90deg, ${dark(0.86)} 0, ${dark(0.55)} 32%, ${dark(0)} 58%)`,
    },
  },
})
