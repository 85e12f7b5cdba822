import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOf } from '#tests/support/bundle.ts'

/** The list of files that a script asks for before it imports code. */
const list = /\bm\.f=\[("[^\]]*)\]/

// A file that is missing says that there is a new version of the shop (NET-6).
test.each(['dist', 'dist-mock'])('every file that the code of %s needs is there', (dist) => {
  const needed = textsOf(dist).flatMap(({ text }) => list.exec(text)?.[1]?.split(',') ?? [])
  expect(needed.length).toBeGreaterThan(30)
  const names = needed.map((file) => file.replaceAll('"', '').replace(/^.*\//, ''))
  expect(names.filter((name) => !existsSync(`${dist}/assets/${name}`))).toEqual([])
})
