import { expect, test } from 'vitest'
import { sources, type Source } from '#tests/support/sources.ts'

/** Where the aliases of package.json lead to. */
const aliasFolders: Record<string, string> = {
  '#src/': 'src/',
  '#mocks/': 'mocks/',
  '#stories/': 'stories/',
  '#tests/': 'tests/',
  '#storybook/': '.storybook/',
}

const toPath = (specifier: string): string => specifier.replace(/^#\w+\//, (alias) => aliasFolders[alias] ?? alias)

/** Static, dynamic and type imports of the project's own files. */
const importsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(#\w+\/[^']+)'/g)].map(([, specifier = '']) => toPath(specifier))

const files = sources('{src,mocks,stories,tests,.storybook}/**/*.{ts,tsx,mdx}', '*.ts')
const graph = new Map(files.map((file) => [file.path, importsOf(file)]))

/** @returns a circle of imports that contains the file, or null */
function circleFrom(start: string): string[] | null {
  const queue: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of queue) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start]
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...path, next])
    }
  }
  return null
}

test('imports make no circle of files, types included', () => {
  const circles = files.flatMap(({ path }) => circleFrom(path)?.join(' → ') ?? [])
  expect(circles).toEqual([])
})

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
