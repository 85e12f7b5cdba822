import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { layer, lineWidth, media, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

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

/** As wide as the shop, at its lower edge, or below its bar; the caption's card is centred in it. */
export const caption = style({
  ...popover,
  bottom: `max(${space[24]}, env(safe-area-inset-bottom))`,
  color: vars.color.ink,
  display: 'grid',
  justifyContent: 'center',
  selectors: { '&[data-above]': { bottom: 'auto', top: `calc(${size.bar} + ${space[8]})` } },
  '@media': { ...popover['@media'], [media.belowMedium]: { bottom: 0, justifyContent: 'stretch' } },
})

/** Custom property of the page: the height of the caption and the space below or above it, while there is one. */
export const captionHeight = '--demo-caption'

// An open dialog of the shop stands above the caption, and scrolls when it is higher than the room there.
globalStyle('html[data-demo-caption] :is([role="dialog"], [role="alertdialog"])', {
  insetBlockEnd: `var(${captionHeight})`,
  maxHeight: `calc(100svh - var(${captionHeight}) - 2 * ${space[8]})`,
})

export const outline = style({
  ...popover,
  outline: `${lineWidth.bar} solid ${vars.color.accent}`,
  outlineOffset: space[4],
  borderRadius: radius.edge,
  selectors: { '&[hidden]': { display: 'none' } },
})
