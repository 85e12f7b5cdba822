import { expect, test } from 'vitest'
import { readImports } from '#tests/support/importGraph.ts'
import { captures, sources } from '#tests/support/sources.ts'

const graph = readImports()

/** Which top-level folders each may import. Only tests may import everything. */
const allowedFolders: Record<string, readonly string[]> = {
  src: [],
  mocks: ['src'],
  '.storybook': ['src', 'mocks'],
  stories: ['src', 'mocks', '.storybook'],
}

/** Configuration of the test-runner, which looks for it in .storybook. */
const isTestRunner = (path: string) => path.startsWith('.storybook/test-runner')

const topFolder = (path: string) => path.split('/')[0] ?? ''

test('no file imports from a folder above its own', () => {
  const upwards = [...graph].flatMap(([path, imported]) => {
    const allowed = allowedFolders[topFolder(path)]
    if (!allowed || isTestRunner(path)) return []
    return imported
      .filter((target) => topFolder(target) !== topFolder(path) && !allowed.includes(topFolder(target)))
      .map((target) => `${path} → ${target}`)
  })
  expect(upwards).toEqual([])
})

const architecture = sources('stories/docs/ArchitectureInTenMinutes.mdx')[0]?.text ?? ''

/** The folders in the table of Architecture, each of which imports only from those before it. */
const layers = captures(architecture, /^\| `((?:src|mocks)\/[^`]*)`/gm)

/** The place of a file's folder in the table; -1 when it has none. */
const layerOf = (path: string) => layers.findIndex((layer) => path.startsWith(layer))

const layered = [...graph].filter(([path]) => /^(src|mocks)\//.test(path))

test('every folder of src has a row in the table of Architecture', () => {
  expect(layered.map(([path]) => path).filter((path) => layerOf(path) === -1)).toEqual([])
})

test('every folder imports only from those above it in the table of Architecture', () => {
  const upwards = layered.flatMap(([path, imported]) =>
    imported.filter((target) => layerOf(target) > layerOf(path)).map((target) => `${path} → ${target}`),
  )
  expect(upwards).toEqual([])
})
