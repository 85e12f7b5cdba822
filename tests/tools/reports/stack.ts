import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import * as z from 'zod/mini'
import { mapsOf } from '#src/build/sourceMaps.ts'

const reportSchema = z.object({
  type: z.string(),
  body: z.looseObject({ stack: z.optional(z.array(z.string())), release: z.optional(z.string()) }),
})

/**
 * Finds the line of the source that a place in a built file came from.
 * @param place such as `assets/x.js:1:234`, as reports hold it
 * @param maps the folder of the source maps
 * @returns such as `src/app/store.ts:12:3 makeStore`, or why it was not found
 */
export function sourceOf(place: string, maps: string): string {
  const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? []
  const map = join(maps, `${file}.map`)
  if (!existsSync(map)) return 'no source map: another release?'
  // Browsers count columns from 1, source maps from 0.
  const found = originalPositionFor(new TraceMap(readFileSync(map, 'utf8')), {
    line: Number(line),
    column: Number(column) - 1,
  })
  if (found.source === null) return 'not from a file of the source'
  return [`${found.source.replace(/^(\.\.\/)+/, '')}:${found.line}:${found.column + 1}`, found.name]
    .filter(Boolean)
    .join(' ')
}

/**
 * Puts the stacks of reports into lines of the source.
 * @param json a report of the shop, or a list of them
 * @throws Error when it is neither
 */
export const describeStacks = (json: unknown, maps: string): string =>
  z
    .parse(z.array(reportSchema), [json].flat())
    .filter(({ body }) => body.stack !== undefined)
    .map(({ type, body: { stack = [], ...body } }) =>
      [
        `${type} ${JSON.stringify(body)}`,
        ...(stack.length === 0 ? ['  no place in the shop’s own files'] : []),
        ...stack.map((place) => `  ${place}  ${sourceOf(place, maps)}`),
      ].join('\n'),
    )
    .join('\n\n')

/** Usage: npm run stack -- report.json [--maps <folder>] */
if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { maps: { type: 'string' } } })
  const [file] = positionals
  if (file === undefined) throw new Error('Which file? npm run stack -- report.json')
  console.log(describeStacks(JSON.parse(readFileSync(file, 'utf8')), values.maps ?? mapsOf('dist')))
}
