import { keyframes, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { layer, motion, size, space } from '#src/design-system/theme/tokens.css.ts'

const slide = keyframes({ from: { translate: `${space[24]} 0`, opacity: 0 } })

export const drawer = style({
  position: 'fixed',
  pointerEvents: 'auto', // as in Dialog.css.ts
  zIndex: layer.dialog,
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${size.panel}, 100%)`,
  overflow: 'auto',
  background: vars.color.paper,
  color: vars.color.ink,
  borderInlineStart: hairline.line,
  boxShadow: vars.shadow,
  animation: `${slide} ${vars.motion.steady} ${motion.easing}`,
})

/** As high as the navbar: the close button appears in the place of the menu button. */
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: size.bar,
  paddingInline: `${space[16]}`,
  borderBottom: hairline.line,
})

export const body = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: space[24], padding: space[16] })
