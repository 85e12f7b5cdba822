import { buildStyles } from '#src/build/renderPages.ts'
import { fillPage, removeStyles, replaceSharePicture } from '#src/build/pageHtml.ts'
import type { Part } from '#src/domain/part.ts'
import { toPartPagePath } from '#src/domain/paths.ts'

/** Matches the message for browsers without scripts. A part's page does not need it, because the page has no scripts. */
const noscriptTag = /\s*<noscript[^]*?<\/noscript>/

/**
 * Declares the web fonts, which other pages load by script. Until the fonts have loaded, the browser shows the system font in
 * the same size (SPEED-11).
 */
function toFontFaces(files: readonly string[], base: string): string {
  const findUrl = (name: string) => base + (files.find((file) => file.includes(name)) ?? '')
  const fontFamilies = [
    ['Archivo', '100 900', findUrl('archivo-latin-wght')],
    ['Barlow Condensed', '600', findUrl('barlow-condensed-latin-600')],
  ]
  return fontFamilies
    .map(
      ([family, weight, url]) =>
        `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${url})}`,
    )
    .join('')
}

/**
 * Renders the page of each part (PAGE-40).
 * @param page src/index.html without scripts
 * @param files the names of the build's files
 * @returns the pages' HTML by path
 */
export async function renderPartPages(
  page: string,
  pages: readonly { part: Part; head: string; body: string }[],
  files: readonly string[],
  base: string,
): Promise<Map<string, string>> {
  if (pages.length === 0) return new Map()
  const styleFiles = ['design-system/theme/global.css.ts', 'design-system/blocks/parts/PartPage.tsx']
  const styleSheet = toFontFaces(files, base) + (await buildStyles(styleFiles))
  const htmlWithoutScripts = removeStyles(page).replace(noscriptTag, '')
  return new Map(
    pages.map(({ part, head, body }) => [
      toPartPagePath(part.id),
      fillPage(replaceSharePicture(htmlWithoutScripts, part), {
        head,
        styles: `<style>${styleSheet}</style>`,
        root: body,
      }),
    ]),
  )
}
