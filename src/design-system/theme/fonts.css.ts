import archivo from '@capsizecss/metrics/archivo'
import barlowCondensed from '@capsizecss/metrics/barlowCondensed'
import { globalFontFace } from '@vanilla-extract/css'
import { fallbackFonts, type WebFont } from '#src/design-system/theme/fallbackFonts.ts'

/**
 * The characters in the web fonts. Other scripts, such as Arabic, use a system font at its original size. If that font were
 * adjusted to the narrow headings, the text would be too small to read.
 */
const unicodeRange = 'U+0-FF, U+2000-22FF'

/** Declares fallback fonts with the text width and line height of the web font, so that the page doesn't shift when the font loads. */
function declareFallbackFonts(font: WebFont, { ascent, descent, unitsPerEm }: typeof archivo): void {
  for (const { family, names, sizeAdjust } of fallbackFonts[font]) {
    /** @param height a height in units of the web font */
    const toPercent = (height: number) => `${((height / unitsPerEm / sizeAdjust) * 10_000).toFixed(2)}%`
    globalFontFace(family, {
      src: names.map((name) => `local('${name}')`).join(', '),
      sizeAdjust: `${sizeAdjust}%`,
      ascentOverride: toPercent(ascent),
      descentOverride: toPercent(-descent),
      lineGapOverride: '0%',
      unicodeRange,
    })
  }
}

declareFallbackFonts('Archivo', archivo)
declareFallbackFonts('Barlow Condensed', barlowCondensed)
