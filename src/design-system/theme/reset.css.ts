import { globalLayer, globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css'
import { focusRing, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, size, space } from '#src/design-system/theme/tokens.css.ts'

// The rules are in a layer, so that the rules of components override them in any file order.
const layer = globalLayer('reset')
const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0 })

reset('html', {
  background: vars.color.background,
  scrollPaddingTop: `calc(${size.bar} + ${space[24]})`,
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
})

reset('body', {
  minHeight: '100svh',
  background: vars.color.background,
  color: vars.color.ink,
  fontFamily: font.family.text,
  fontSize: font.size.body,
  lineHeight: font.lineHeight.text,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  '@media': { [media.print]: { fontFamily: font.printFamily.text } },
})

reset('h1, h2, h3, h4', { font: 'inherit' })
reset('p', { textWrap: 'pretty' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  borderRadius: 0,
})
reset('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' })
reset('ul, ol', { padding: 0, listStyle: 'none' })
reset('dd', { marginInlineStart: 0 })
reset('img, svg', { display: 'block', maxWidth: '100%' })
reset('fieldset', { minWidth: 0, padding: 0, border: 0 })
reset('legend', { padding: 0 })
reset('table', { borderCollapse: 'separate', borderSpacing: 0 })
reset('body > noscript', {
  display: 'block',
  padding: `${space[12]} ${space[16]}`,
  background: vars.color.infoTint,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
  textAlign: 'center',
})
reset('[hidden]', { display: 'none' })

reset(':focus-visible', focusRing)
// The heading receives focus after a navigation. It is not a control, so it doesn't need an outline.
reset('h1:focus', { outline: 'none' })

// While a dialog is open, Radix turns off the pointer events of the body. If #root inherited this value, the browser would
// recalculate the styles of the whole page (SPEED-5).
globalStyle('#root', { pointerEvents: 'auto' })

// A button that was clicked before hydration. Only its style changes, because a spinner would change the markup before
// hydration (NET-7).
const fade = keyframes({ from: { boxShadow: 'inset 0 0 transparent' } })
globalStyle('button[data-early]', {
  cursor: 'progress',
  boxShadow: `inset 0 -${lineWidth.bar} currentColor`,
  '@media': { [media.motion]: { animation: `${fade} 600ms ease-in-out infinite alternate` } },
})

globalStyle('html:has([data-scroll-lock])', { overflow: 'hidden' })
globalStyle('html:has([data-scroll-lock="bar"])', { scrollbarGutter: 'stable' })

globalStyle('html, body', { '@media': { [media.print]: { background: 'none' } } })
