/** A style sheet without its web fonts, and the rules of these. */
export interface SplitSheet {
  rest: string
  fonts: string
}

/**
 * Takes the `@font-face` rules that load a file out of a minified style sheet: the page gets them once its first picture is
 * there (SPEED-3). The fallback fonts load nothing and stay.
 */
export function splitFonts(sheet: string): SplitSheet {
  const fonts: string[] = []
  const rest = sheet.replaceAll(/@font-face\{[^}]*\burl\([^}]*\}/g, (rule) => {
    fonts.push(rule)
    return ''
  })
  return { rest, fonts: fonts.join('') }
}
