// A sheet of its own, which src/app/startApp.tsx loads last (SPEED-11).
import { globalFontFace } from '@vanilla-extract/css'

/** The families of the sheet. A module without exports would be a chunk without a script, which the code loader can't load. */
export const webFonts = ['Archivo', 'Barlow Condensed'] as const

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
