// The styles of the published folder's first page.
import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import '#src/design-system/theme/reset.css.ts'
import '#src/design-system/theme/themes.css.ts'
import '#src/design-system/theme/fonts.css.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

const [gap, inset] = [space[24], space[16]]
const accentBorder = `${lineWidth.bar} solid ${vars.color.accent}`
const { surface, inkMuted, accent } = vars.color
const loadFont = (family: string, fontWeight: string, file: string) =>
  globalFontFace(family, { src: `url('@fontsource${file}.woff2')`, fontWeight, fontDisplay: 'swap' })
loadFont('Archivo', '100 900', '-variable/archivo/files/archivo-latin-wght-normal')
loadFont('Barlow Condensed', '600', '/barlow-condensed/files/barlow-condensed-latin-600-normal')

globalStyle('header, main, footer', { maxWidth: '760px', margin: '0 auto', padding: `${gap} ${inset}` })
globalStyle('h1, h2, header', {
  marginBlockEnd: inset,
  fontFamily: font.family.heading,
  fontWeight: font.weight.heading,
  textTransform: 'uppercase',
})
globalStyle('header', { display: 'flex', alignItems: 'center', gap: space[12], fontSize: font.size.card })
globalStyle('header img', { width: space[32], height: space[32] })
globalStyle('h1', { fontSize: font.size.page })
globalStyle('h2', { fontSize: font.size.title })
globalStyle('h2 a', { textDecoration: `underline ${accent}` })
globalStyle('ul', { display: 'grid', gap, marginBlockStart: space[48] })
globalStyle('li', { padding: gap, background: surface, border: hairline.line, borderBlockStart: accentBorder })
globalStyle('footer', { fontSize: font.size.small, color: inkMuted })
