/** A system font that is used until a web font has loaded. */
interface FallbackFont {
  family: string
  /** Full or PostScript font names. `local()` accepts neither family names nor generic names. */
  names: string[]
  /** The `size-adjust` percentage that makes text as wide as in the web font. */
  sizeAdjust: number
}

/**
 * The fallback fonts of each web font, in order of priority. `sizeAdjust` was measured on text from the app,
 * including headings in capitals.
 */
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
    // If a phone has one file for all weights, only the name of the regular font matches.
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

const getFallbackFamilies = (font: WebFont): string[] => fallbackFonts[font].map(({ family }) => family)

export const toFontStack = (font: WebFont): string => toFontFamily([font, ...getFallbackFamilies(font)])

/** Print uses system fonts, because PDFs saved by Firefox lose text in variable fonts, and tabular figures in all web fonts. */
export const toPrintFontStack = (font: WebFont): string => toFontFamily(getFallbackFamilies(font))
