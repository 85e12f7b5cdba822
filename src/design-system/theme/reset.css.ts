import { globalLayer, globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css'
import { focusRing, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, size, space } from '#src/design-system/theme/tokens.css.ts'

// The rules are in a layer, so that the rules of components override them in any file order.
const layer = globalLayer('reset')
const addResetRule = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layer]: rule } })

addResetRule('*, *::before, *::after', { boxSizing: 'border-box' })
addResetRule('*', { margin: 0 })

addResetRule('html', {
  background: vars.color.background,
  scrollPaddingTop: `calc(${size.bar} + ${space[24]})`,
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
})

addResetRule('body', {
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

addResetRule('h1, h2, h3, h4', { font: 'inherit' })
addResetRule('p', { textWrap: 'pretty' })
addResetRule('a', { color: 'inherit', textDecoration: 'none' })
addResetRule('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  borderRadius: 0,
})
addResetRule('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' })
addResetRule('ul, ol', { padding: 0, listStyle: 'none' })
addResetRule('dd', { marginInlineStart: 0 })
addResetRule('img, svg', { display: 'block', maxWidth: '100%' })
addResetRule('fieldset', { minWidth: 0, padding: 0, border: 0 })
addResetRule('legend', { padding: 0 })
addResetRule('table', { borderCollapse: 'separate', borderSpacing: 0 })
addResetRule('body > noscript', {
  display: 'block',
  padding: `${space[12]} ${space[16]}`,
  background: vars.color.infoTint,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
  textAlign: 'center',
})
addResetRule('[hidden]', { display: 'none' })

addResetRule(':focus-visible', focusRing)
// The heading receives focus after a navigation. It is not a control, so it doesn't need an outline.
addResetRule('h1:focus', { outline: 'none' })

// While a dialog is open, Radix turns off the pointer events of the body. If #root inherited this value, the browser would
// recalculate the styles of the whole page (SPEED-5).
globalStyle('#root', { pointerEvents: 'auto' })

// A button that was clicked before hydration. Only its style changes, since the markup must not change before then (NET-7).
const fade = keyframes({ from: { boxShadow: 'inset 0 0 transparent' } })
globalStyle('button[data-early]', {
  cursor: 'progress',
  boxShadow: `inset 0 -${lineWidth.bar} currentColor`,
  '@media': { [media.motion]: { animation: `${fade} 600ms ease-in-out infinite alternate` } },
})

globalStyle('html:has([data-scroll-lock])', { overflow: 'hidden' })
globalStyle('html:has([data-scroll-lock="bar"])', { scrollbarGutter: 'stable' })

globalStyle('html, body', { '@media': { [media.print]: { background: 'none' } } })
