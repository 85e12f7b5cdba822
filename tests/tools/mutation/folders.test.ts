import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folders, unscored } from '#tests/tools/mutation/folders.ts'

const filesOf = (globs: readonly string[]) => globSync(globs).filter((path) => /\.tsx?$/.test(path))

test('every file of src outside theme, pictures and copy is in exactly one part, or is not scored', () => {
  const groups = [unscored, ...Object.values(folders).flatMap((parts) => parts.map(({ code }) => code))]
  const listed = groups.flatMap((globs) => [...new Set(filesOf(globs))])
  const scored = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !/^src\/(copy|design-system\/(theme|pictures))\//.test(path),
  )
  expect(scored.filter((path) => !listed.includes(path))).toEqual([])
  expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([])
})

test('no glob of a part is stale', () => {
  const globs = Object.values(folders).flatMap((parts) =>
    parts.flatMap(({ code, tests, stories = [] }) => [...code, ...tests, ...stories]),
  )
  expect(globs.filter((glob) => globSync(glob).length === 0)).toEqual([])
})
