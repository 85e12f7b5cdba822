import { keyframes, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { layer, space } from '#src/design-system/theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** The loading indicator is centred like the dialog. It appears after 150 ms, together with its spinner (STATE-1). */
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
