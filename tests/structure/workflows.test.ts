import { expect, test } from 'vitest'
import { scripts, scriptsRunIn } from '#tests/support/npmScripts.ts'
import { choices, jobs } from '#tests/support/parts.ts'
import { captures, sources } from '#tests/support/sources.ts'

const files = sources('.github/workflows/*.yml', '.ci/*')

/** npm scripts that a file runs, as `path: name`. */
const named = files.flatMap(({ path, text }) => scriptsRunIn(text).map((script) => ({ path, script })))

test('every npm script that a workflow runs exists', () => {
  expect(named.length).toBeGreaterThanOrEqual(2)
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([])
})

test('CI runs every job of `npm test`', () => {
  const ci = files.find(({ path }) => path.endsWith('/ci.yml'))?.text ?? ''
  const [, names = ''] = /^ +job: \[(.*)\]$/m.exec(ci) ?? []
  expect(names.split(', ')).toEqual(Object.keys(jobs))
  expect(ci).toContain('npm test -- ${{ matrix.job }}')
})

test('`npm test` runs what its jobs run, each part once', () => {
  const names = choices.all?.flat(2).map(({ name }) => name) ?? []
  expect(new Set(names)).toEqual(new Set(Object.values(jobs).flatMap((parts) => parts.map(({ name }) => name))))
  expect(names).toHaveLength(new Set(names).size)
})

test('what the workflow for GitHub Pages publishes is the folder that `npm run site` writes', () => {
  const pages = files.find(({ path }) => path.endsWith('/pages.yml'))?.text ?? ''
  const paths = captures(pages, /upload-(?:pages-)?artifact@[^]*?\n +path: (\S+)$/gm)
  expect(scriptsRunIn(pages)).toContain('site')
  expect(paths).toHaveLength(2)
  expect(paths.filter((path) => !scripts.site?.endsWith(` ${path}`))).toEqual([])
})
