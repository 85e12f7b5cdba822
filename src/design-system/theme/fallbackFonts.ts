/** A font of computers or phones that text is shown in until a web font is there. */
interface FallbackFont {
  family: string
  /** Full and PostScript names: `local()` knows neither families nor generic names. */
  names: string[]
  /** Makes its text as wide as the web font's, in %. */
  sizeAdjust: number
}

/**
 * The fallback fonts of each web font, in the order in which they are looked for. `sizeAdjust` was measured on the shop's
 * text: running text, and capitals for headings.
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
    // Phones with one file for all weights know the regular one by its name.
    { family: 'Barlow Condensed Fallback Roboto Regular', names: ['Roboto', 'Roboto Regular'], sizeAdjust: 73.32 },
    {
      family: 'Barlow Condensed Fallback DejaVu',
      names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      sizeAdjust: 60.38,
    },
  ],
} satisfies Record<string, FallbackFont[]>

/** A web font that has fallback fonts. */
export type WebFont = keyof typeof fallbackFonts

const toFontFamily = (families: readonly string[]): string =>
  [...families.map((family) => `'${family}'`), 'sans-serif'].join(', ')

const fallbackFamilies = (font: WebFont): string[] => fallbackFonts[font].map(({ family }) => family)

/** The value of `font-family` for a web font. */
export const fontStack = (font: WebFont): string => toFontFamily([font, ...fallbackFamilies(font)])

/** The same for paper: a PDF that Firefox saves holds no text in a variable font, and no tabular figures in any. */
export const printFontStack = (font: WebFont): string => toFontFamily(fallbackFamilies(font))
