import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sources } from '#tests/support/sources.ts'

const { scripts } = z.parse(
  z.object({ scripts: z.record(z.string(), z.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)
const files = sources('.github/workflows/*.yml', '.ci/*')

/** npm scripts that a file runs, as `path: name`. */
const named = files.flatMap(({ path, text }) =>
  [...text.matchAll(/\bnpm (?:run (?:--\S+ )*([\w:-]+)|(test|start)\b)/g)].map(([, script, own]) => ({
    path,
    script: script ?? own ?? '',
  })),
)

test('every npm script that a workflow runs exists', () => {
  expect(named.length).toBeGreaterThanOrEqual(2)
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([])
})

test('every artifact of a workflow is a folder that a script builds', () => {
  const paths = files.flatMap(({ text }) =>
    [...text.matchAll(/upload-artifact@[^]*?\n +path: (\S+)$/gm)].map(([, path = '']) => path),
  )
  const config = readFileSync('vite.config.ts', 'utf8')
  const built = (path: string) => config.includes(`'${path}'`) || scripts['build-storybook']?.includes(`-o ${path} `)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !built(path))).toEqual([])
})
