import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scripts, scriptsRunIn } from '#tests/support/npmScripts.ts'
import { sources } from '#tests/support/sources.ts'

const files = sources('.github/workflows/*.yml', '.ci/*')

/** npm scripts that a file runs, as `path: name`. */
const named = files.flatMap(({ path, text }) => scriptsRunIn(text).map((script) => ({ path, script })))

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
