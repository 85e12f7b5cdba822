import { createVar, globalKeyframes, globalStyle, keyframes } from '@vanilla-extract/css'
import { focusRingInside, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, layer, lineWidth, media, motion, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

// Styles for react-toastify/unstyled. The styled version injects CSS, which the content security policy forbids (SAFE-1).

const toneColor = createVar()
const enter = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } })
const exit = keyframes({ to: { opacity: 0, transform: 'translateX(16px)' } })
// The library closes a toast when this animation ends.
globalKeyframes('toastTime', { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })

globalStyle('.Toastify__toast-container', {
  position: 'fixed',
  zIndex: layer.toast,
  // Below the navbar, so that toasts don't cover LOGOUT and the menu button.
  top: `calc(${size.bar} + max(${space[16]}, env(safe-area-inset-top)))`,
  right: `max(${space[16]}, env(safe-area-inset-right))`,
  width: `min(380px, calc(100vw - 2 * ${space[16]}))`,
  display: 'grid',
  gap: space[12],
  '@media': { [media.print]: { display: 'none' } },
})

globalStyle('.Toastify__toast', {
  vars: { [toneColor]: vars.color.info },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  padding: `${space[12]} ${space[48]} ${space[12]} ${space[16]}`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  background: vars.color.surface,
  color: vars.color.ink,
  border: hairline.line,
  borderInlineStart: `${lineWidth.bar} solid ${toneColor}`,
  borderRadius: radius.edge,
  boxShadow: vars.shadow,
  fontSize: font.size.compact,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.compact,
  touchAction: 'none',
})

globalStyle('.Toastify__toast--success', { vars: { [toneColor]: vars.color.success } })
globalStyle('.Toastify__toast--error', { vars: { [toneColor]: vars.color.danger } })
globalStyle('.Toastify__toast--warning', { vars: { [toneColor]: vars.color.accent } })
globalStyle('.Toastify__toast-icon', { flex: 'none', width: '20px', color: toneColor })
globalStyle('.Toastify__toast-icon svg', { fill: 'currentColor' })

globalStyle('.Toastify__close-button', {
  position: 'absolute',
  top: '50%',
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  marginTop: `calc(${size.target} / -2)`,
  color: vars.color.inkMuted,
})
globalStyle('.Toastify__close-button:hover', { '@media': { [media.hover]: { color: vars.color.ink } } })
globalStyle('.Toastify__close-button:focus-visible', focusRingInside)
globalStyle('.Toastify__close-button svg', { width: '12px', height: '14px', fill: 'currentColor' })

globalStyle('.Toastify__progress-bar--wrp', { position: 'absolute', insetInline: 0, bottom: 0, height: '2px' })
globalStyle('.Toastify__progress-bar', { height: '100%', background: vars.color.control, transformOrigin: 'left' })
globalStyle('.Toastify__progress-bar--animated', { animation: 'toastTime linear 1 forwards' })
globalStyle('.Toastify__progress-bar--wrp[data-hidden="true"]', { opacity: 0 })

globalStyle('.Toastify--animate', { animation: `${enter} ${vars.motion.steady} ${motion.easing} both` })
globalStyle('.Toastify--animate[class*="-exit"]', { animation: `${exit} ${vars.motion.quick} ${motion.easing} both` })
