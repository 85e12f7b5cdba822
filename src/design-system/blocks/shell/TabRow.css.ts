import { style } from '@vanilla-extract/css'
import { focusRingInside, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, motion, size, space } from '#src/design-system/theme/tokens.css.ts'

const fadeWidth = `${space[48]}`

export const row = style({
  '@media': {
    [media.belowLarge]: {
      position: 'relative',
      overflowX: 'auto',
      // The fading tabs show that the row is scrollable, so it needs no scrollbar.
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
      selectors: {
        '&[data-more="end"]': { maskImage: `linear-gradient(to left, transparent, black ${fadeWidth})` },
        '&[data-more="start"]': { maskImage: `linear-gradient(to right, transparent, black ${fadeWidth})` },
        '&[data-more="start end"]': {
          maskImage: `linear-gradient(to right, transparent, black ${fadeWidth}, black calc(100% - ${fadeWidth}), transparent)`,
        },
      },
    },
  },
})

/** As wide as all tabs together, so that the line continues below the tabs that are scrolled out of view. */
export const list = style({ display: 'flex', width: 'max-content', minWidth: '100%', borderBlockEnd: hairline.line })

export const tab = style({
  display: 'flex',
  gap: space[8],
  minHeight: size.field,
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderWidth: `0 0 ${lineWidth.bar}`,
  color: vars.color.inkMuted,
  fontWeight: font.weight.medium,
  transition: `color ${vars.motion.quick} ${motion.easing}`,
  ...focusRingInside,
  selectors: { '&[aria-current]': { borderColor: vars.color.accent, color: vars.color.ink } },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.ink } },
    // Forced-colours mode makes transparent borders visible, so they get the background colour, except on the current tab.
    [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})
