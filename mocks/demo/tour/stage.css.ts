import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { layer, lineWidth, motion, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

/** Undoes what browsers give a popover, and lets presses through to the shop. */
const popover = {
  position: 'fixed',
  zIndex: layer.toast,
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
} as const

/** As wide as the shop; the caption's card is centred in it. */
export const caption = style({
  ...popover,
  color: vars.color.ink,
  display: 'grid',
  justifyContent: 'center',
  selectors: {
    '&[data-edge="bottom"]': { bottom: `max(${space[24]}, env(safe-area-inset-bottom))` },
    // Below the sticky bar, and beside the toasts.
    '&[data-edge="top"]': {
      top: `calc(${size.bar} + ${space[24]})`,
      justifyContent: 'start',
      paddingInline: space[24],
    },
  },
  '@media': {
    ...popover['@media'],
    [media.belowMedium]: {
      justifyContent: 'stretch',
      selectors: {
        '&[data-edge="bottom"]': { bottom: 0 },
        '&[data-edge="top"]': { top: size.bar, justifyContent: 'stretch', paddingInline: 0 },
      },
    },
  },
})

const arrow = 'polygon(0 0, 0 84%, 24% 64%, 40% 100%, 58% 92%, 42% 57%, 72% 57%)'

/** An arrow whose tip is at the element's position. */
export const pointer = style({
  ...popover,
  left: 0,
  top: 0,
  width: space[32],
  height: space[32],
  // raw: of one use, as the pointer moves further than anything of the shop
  transition: `translate 450ms ${motion.easing}, opacity 180ms, scale 120ms`,
  opacity: 0,
  selectors: {
    '&[data-shown]': { opacity: 1 },
    '&::before, &::after': { content: '', position: 'absolute', inset: 0, clipPath: arrow, background: '#fff' },
    '&::before': { background: '#14181d', inset: '-2px' },
    '&[data-pressed]': { scale: '0.86' },
  },
})

/** A frame around the element that is pressed next. */
export const outline = style({
  ...popover,
  outline: `${lineWidth.bar} solid ${vars.color.accent}`,
  outlineOffset: space[4],
  borderRadius: radius.edge,
  selectors: { '&[hidden]': { display: 'none' } },
})
