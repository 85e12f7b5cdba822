import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toSourceMapDir } from '#src/build/production.ts'

/**
 * Maps a position in a built file to the line of its source.
 * @param place a position as in reports, such as `assets/x.js:1:234`
 * @param maps the folder of the source maps
 * @returns such as `src/app/store.ts:12:3`, or why it was not found
 */
export function findSource(place: string, maps: string): string {
  const [file = '', line, column] = place.split(':')
  const map = join(maps, `${file}.map`)
  if (!existsSync(map)) return 'no source map: another release?'
  const payload: SourceMapPayload = JSON.parse(readFileSync(map, 'utf8'))
  const origin = new SourceMap(payload).findOrigin(Number(line), Number(column))
  if (!('fileName' in origin)) return 'not from a file of the source'
  return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
}

/** Usage: npm run stack -- report.json [--maps <folder>]. Prints the file with the source line after each position. */
if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { maps: { type: 'string' } } })
  const [file] = positionals
  if (file === undefined) throw new Error('Which file? npm run stack -- report.json')
  const maps = values.maps ?? toSourceMapDir('dist')
  const places = /[\w./-]+\.js:\d+:\d+/g
  console.log(readFileSync(file, 'utf8').replace(places, (place) => `${place} (${findSource(place, maps)})`))
}
