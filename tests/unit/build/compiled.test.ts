import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiled } from '#src/build/compiled.ts'

const paths = globSync('{src,mocks}/**/*.{ts,tsx}').map((path) => `/${path}`)

test.each(compiled)('%s is a part of a file’s path', (part) => {
  expect(paths.filter((path) => path.includes(part))).not.toEqual([])
})
