import { style } from '@vanilla-extract/css'
import { media, space } from '#src/design-system/theme/tokens.css.ts'

const fade = `${space[48]}`

export const row = style({
  '@media': {
    [media.belowLarge]: {
      position: 'relative',
      overflowX: 'auto',
      // The tabs fade out instead, where the row is scrollable.
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
      selectors: {
        '&[data-more="end"]': { maskImage: `linear-gradient(to left, transparent, black ${fade})` },
        '&[data-more="start"]': { maskImage: `linear-gradient(to right, transparent, black ${fade})` },
        '&[data-more="start end"]': {
          maskImage: `linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
        },
      },
    },
  },
})
