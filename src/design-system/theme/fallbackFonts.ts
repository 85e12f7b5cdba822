/** A font of the device that is used until a web font has loaded. */
interface FallbackFont {
  family: string
  /** Full and PostScript names, because `local()` accepts neither families nor generic names. */
  names: string[]
  /** The percentage that makes its text as wide as the web font's. */
  sizeAdjust: number
}

/** The fallback fonts of each web font, by priority. `sizeAdjust` was measured on the shop's texts, in capitals for headings. */
export const fallbackFonts = {
  Archivo: [
    {
      family: 'Archivo Fallback',
      names: ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'],
      sizeAdjust: 98.42,
    },
    { family: 'Archivo Fallback Roboto', names: ['Roboto', 'Roboto Regular'], sizeAdjust: 98.78 },
    { family: 'Archivo Fallback DejaVu', names: ['DejaVu Sans'], sizeAdjust: 86.37 },
  ],
  'Barlow Condensed': [
    {
      family: 'Barlow Condensed Fallback',
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
      sizeAdjust: 67.24,
    },
    { family: 'Barlow Condensed Fallback Roboto', names: ['Roboto Bold', 'Roboto-Bold'], sizeAdjust: 72.34 },
    // Phones with one file for all weights find only the regular one by name.
    { family: 'Barlow Condensed Fallback Roboto Regular', names: ['Roboto', 'Roboto Regular'], sizeAdjust: 73.32 },
    {
      family: 'Barlow Condensed Fallback DejaVu',
      names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      sizeAdjust: 60.38,
    },
  ],
} satisfies Record<string, FallbackFont[]>

export type WebFont = keyof typeof fallbackFonts

const toFontFamily = (families: readonly string[]): string =>
  [...families.map((family) => `'${family}'`), 'sans-serif'].join(', ')

const fallbackFamilies = (font: WebFont): string[] => fallbackFonts[font].map(({ family }) => family)

export const fontStack = (font: WebFont): string => toFontFamily([font, ...fallbackFamilies(font)])

/** For print, because PDFs saved by Firefox contain no text in a variable font, and no tabular figures in any web font. */
export const printFontStack = (font: WebFont): string => toFontFamily(fallbackFamilies(font))
