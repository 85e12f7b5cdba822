import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The shop's letters, by their names in base.css. */
const fonts = {
  Archivo: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  'Barlow Condensed': '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
}

const fontFace = ([family, file]: [string, string]): string =>
  `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64')}) }`

/** What the reports of commands share: the shop's fonts, embedded, its colours, and the looks of text. @returns CSS */
export const reportStyles = (): string =>
  [...Object.entries(fonts).map(fontFace), readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')].join('\n')
