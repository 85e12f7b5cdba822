import type { Font } from '#src/early/addFonts.ts'

/** A style sheet without its web fonts, and the removed rules. */
export interface SplitSheet {
  rest: string
  /** The rules of the fonts. */
  fonts: string[]
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
  return { rest, fonts }
}

/** @throws Error when a rule lacks it */
function valueIn(rule: string, pattern: RegExp): string {
  const value = pattern.exec(rule)?.[1]
  if (value === undefined) throw new Error(`lateFonts: no ${pattern.source} in ${rule}`)
  return value
}

/**
 * What `src/early/addFonts.ts` needs of `@font-face` rules.
 * @throws Error when a rule lacks family, weight or address
 */
export const describeFonts = (rules: readonly string[]): Font[] =>
  rules.map((rule) => [
    valueIn(rule, /font-family:"?([^;"}]+)/),
    valueIn(rule, /font-weight:([^;}]+)/),
    valueIn(rule, /url\("?([^)"]+)/),
  ])
