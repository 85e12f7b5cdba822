import { keyframes, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { layer, space } from '#src/design-system/theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** In the middle of the window, like the dialog. Appears after 150 ms, together with the spinner (STATE-1). */
export const loading = style({
  position: 'fixed',
  zIndex: layer.dialog,
  inset: 0,
  width: 'fit-content',
  height: 'fit-content',
  margin: 'auto',
  pointerEvents: 'none',
  border: hairline.line,
  padding: space[24],
  background: vars.color.surface,
  boxShadow: vars.shadow,
  animation: `${appear} ${vars.motion.quick} 150ms backwards`,
})
