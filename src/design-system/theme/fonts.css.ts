import { globalFontFace } from '@vanilla-extract/css'

globalFontFace('Archivo', {
  src: "url('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

globalFontFace('Barlow Condensed', {
  src: "url('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2') format('woff2')",
  fontWeight: '600',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

// The fallbacks have the same text width and line height as the fonts they replace (measured on running text; capitals
// for headings): nothing moves when the font has loaded.
globalFontFace('Archivo Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Arimo Regular')",
  sizeAdjust: '98.42%',
  ascentOverride: '89.21%',
  descentOverride: '21.34%',
  lineGapOverride: '0%',
})

globalFontFace('Barlow Condensed Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold')",
  sizeAdjust: '67.24%',
  ascentOverride: '148.72%',
  descentOverride: '29.74%',
  lineGapOverride: '0%',
})
