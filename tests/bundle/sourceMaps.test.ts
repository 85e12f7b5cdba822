import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mapsOf } from '#src/build/sourceMaps.ts'
import { readManifest, textsOf } from '#tests/support/bundle.ts'
import { sourceOf } from '#tests/tools/reports/stack.ts'

test('no source map is published, and no script names one', () => {
  const found = textsOf('dist').filter(({ file, text }) => file.endsWith('.map') || text.includes('sourceMappingURL'))
  expect(found.map(({ file }) => file)).toEqual([])
})

test('a place in a built script leads to the line of its source', () => {
  const entry = readManifest('dist')['index.html']?.file ?? ''
  const lines = readFileSync(join('dist', entry), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('#root'))
  const column = lines[line]?.indexOf('`no #root`') ?? -1
  expect(sourceOf(`${entry}:${line + 1}:${column + 1}`, mapsOf('dist'))).toMatch(/^src\/app\/mountShop\.tsx:\d+:\d+/)
})
