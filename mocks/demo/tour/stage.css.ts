import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { layer, lineWidth, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

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

/** A frame around the element that is pressed next. */
export const outline = style({
  ...popover,
  outline: `${lineWidth.bar} solid ${vars.color.accent}`,
  outlineOffset: space[4],
  borderRadius: radius.edge,
  selectors: { '&[hidden]': { display: 'none' } },
})
