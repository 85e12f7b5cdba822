import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toSourceMapDir } from '#src/build/production.ts'

/**
 * Maps a position in a built file to the line of its source.
 * @param position a position as in reports, such as `assets/x.js:1:234`
 * @param mapsDir the folder of the source maps
 * @returns a position such as `src/app/store.ts:12:3`; if there is none, the reason in words
 */
export function findSource(position: string, mapsDir: string): string {
  const [file = '', line, column] = position.split(':')
  const mapFile = join(mapsDir, `${file}.map`)
  if (!existsSync(mapFile)) return 'no source map: another release?'
  const payload: SourceMapPayload = JSON.parse(readFileSync(mapFile, 'utf8'))
  const origin = new SourceMap(payload).findOrigin(Number(line), Number(column))
  if (!('fileName' in origin)) return 'not from a file of the source'
  return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
}

/** Usage: npm run stack -- report.json [--maps <folder>]. Prints the report, with the source line of each position. */
if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { maps: { type: 'string' } } })
  const [file] = positionals
  if (file === undefined) throw new Error('Which file? npm run stack -- report.json')
  const mapsDir = values.maps ?? toSourceMapDir('dist')
  const positions = /[\w./-]+\.js:\d+:\d+/g
  const report = readFileSync(file, 'utf8')
  console.log(report.replace(positions, (position) => `${position} (${findSource(position, mapsDir)})`))
}
