import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { captures, sources } from '#tests/support/sources.ts'

const configSchema = z.object({ externals: z.array(z.string()) })
const { externals } = z.parse(configSchema, JSON.parse(readFileSync('chromatic.config.json', 'utf8')))
/** Files whose change makes Chromatic photograph everything. */
const externalFiles = new Set(globSync(externals))

test('style sheets that others import are externals: Chromatic doesn’t look into style sheets', () => {
  const imported = sources('{src,mocks,stories}/**/*.css.ts').flatMap(({ text }) =>
    captures(text, /from '#(.*\.css\.ts)'/g),
  )
  // The importer of the one that is left out imports its component, too.
  const others = imported.filter((file) => file !== 'src/design-system/components/FieldFrame.css.ts')
  expect(others.filter((file) => !externalFiles.has(file))).toEqual([])
})
