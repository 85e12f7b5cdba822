import archivo from '@capsizecss/metrics/archivo'
import barlowCondensed from '@capsizecss/metrics/barlowCondensed'
import { globalFontFace } from '@vanilla-extract/css'
import { fallbackFonts, type WebFont } from '#src/design-system/theme/fallbackFonts.ts'

/**
 * The characters of the web fonts. Others, such as Arabic, use an unadjusted system font, because adjusted to the narrow
 * headings they would be too small to read.
 */
const unicodeRange = 'U+0-FF, U+2000-22FF'

/** Declares fallback fonts with the web font's text width and line height, so that nothing moves when it has loaded. */
function addFallbacks(font: WebFont, { ascent, descent, unitsPerEm }: typeof archivo): void {
  for (const { family, names, sizeAdjust } of fallbackFonts[font]) {
    /** @param height in the web font's units */
    const percent = (height: number) => `${((height / unitsPerEm / sizeAdjust) * 10_000).toFixed(2)}%`
    globalFontFace(family, {
      src: names.map((name) => `local('${name}')`).join(', '),
      sizeAdjust: `${sizeAdjust}%`,
      ascentOverride: percent(ascent),
      descentOverride: percent(-descent),
      lineGapOverride: '0%',
      unicodeRange,
    })
  }
}

addFallbacks('Archivo', archivo)
addFallbacks('Barlow Condensed', barlowCondensed)
