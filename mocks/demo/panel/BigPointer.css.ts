import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { layer, lineWidth, motion, radius } from '#src/design-system/theme/tokens.css.ts'

const diameter = 64 // raw: seen from the back of a room

/** Its corner is moved to the pointer; the negative margin centres it there. */
export const ring = style({
  position: 'fixed',
  zIndex: layer.toast + 1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: `${diameter}px`,
  height: `${diameter}px`,
  margin: `${-diameter / 2}px`,
  border: `4px solid ${vars.color.accent}`, // raw: seen from the back of a room
  borderRadius: radius.round,
  // Visible on amber and on photographs, too.
  outline: `${lineWidth.hairline} solid ${vars.color.onAccent}`,
  background: `color-mix(in oklab, transparent 84%, ${vars.color.accent})`,
  pointerEvents: 'none',
  selectors: { '&[data-pressed]': { background: `color-mix(in oklab, transparent 55%, ${vars.color.accent})` } },
  '@media': { [media.print]: { display: 'none' } },
})

const spread = keyframes({ from: { opacity: 1, scale: '1' }, to: { opacity: 0, scale: '1.9' } })

/** One wave per press; React replaces the element for the next one. */
export const wave = style({
  position: 'absolute',
  inset: '-4px', // raw: over the ring's border
  border: `${lineWidth.bar} solid ${vars.color.accent}`,
  borderRadius: radius.round,
  opacity: 0,
  '@media': { [media.motion]: { animation: `${spread} 480ms ${motion.easing}` } },
})
