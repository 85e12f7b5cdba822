import { keyframes, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { layer, space } from '#src/design-system/theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** The place of the part's dialog, in the middle of the window. */
export const waiting = style({
  position: 'fixed',
  zIndex: layer.dialog,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})

/** Appears with the spinner, after 150 ms (STATE-1). */
export const panel = style({
  border: hairline.line,
  padding: space[24],
  background: vars.color.surface,
  boxShadow: vars.shadow,
  animation: `${appear} ${vars.motion.quick} 150ms backwards`,
})
