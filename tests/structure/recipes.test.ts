import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** An example of the recipe "Add a call" of How to, made by following it. */
const patch = 'tests/structure/recipes/addCall.patch'
const text = readFileSync(patch, 'utf8')

/** The files of the example, with the lines that it adds. */
const hunks = text
  .split(/^diff --git /m)
  .slice(1)
  .map((hunk) => ({
    path: /^\+\+\+ b\/(.+)$/m.exec(hunk)?.[1] ?? '',
    added: [...hunk.matchAll(/^\+(?!\+\+)(.*)$/gm)].map(([, line = '']) => line).join('\n'),
  }))

test('the example of a new call applies to the project as it is', () => {
  expect(() => execFileSync('git', ['apply', '--check', patch], { stdio: 'pipe' })).not.toThrow()
})

test('a new call takes at most 8 files, its name is typed in at most 5 of them and its address in 4', () => {
  const withText = (part: string) => hunks.filter(({ added }) => added.includes(part)).map(({ path }) => path)
  expect(hunks.length).toBeLessThanOrEqual(8)
  expect(withText('getUnpaidOrders').length).toBeLessThanOrEqual(5)
  expect(withText('/unpaidOrders').length).toBeLessThanOrEqual(4)
})
