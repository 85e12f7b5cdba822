import { describe, expect, test } from 'vitest'
import { API, IMAGE_HOST } from '#mocks/origins.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { brand } from '#src/copy/brand.ts'
import { textsOf } from '#tests/support/bundle.ts'

/** Texts that survive minification and occur only in the mocks. */
const markers = [
  '[MSW]',
  '__msw-cookie-store__',
  'dhruva-demo',
  API,
  IMAGE_HOST,
  demoPassword,
  ...Object.values(personas).map(({ email }) => email),
  // The demo's contact address (PAGE-6).
  brand.email,
  // A link to a situation: its first parameter, what reads it, and where the demo keeps it.
  'scenario',
  'notUnderstood',
  'dhruva-demo:',
]

/** Names the caches of a demo that once stood at the shop's address: it empties them (src/build/sw.js). */
const demosEnd = 'dist/sw.js'

const filesWith = (dist: string, marker: string) =>
  textsOf(dist)
    .filter(({ text }) => text.includes(marker))
    .map(({ file }) => file)

describe.each(markers)('%s', (marker) => {
  test('is in no file of the production build', () => {
    expect(filesWith('dist', marker).filter((file) => file !== demosEnd)).toEqual([])
  })

  test('is in the mock build, which proves that the search finds it', () => {
    expect(filesWith('dist-mock', marker)).not.toEqual([])
  })
})

test('no file of the production build is named after a mock', () => {
  // The hash in a name may spell anything.
  const names = textsOf('dist').map(({ file }) => file.replace(/-[\w-]{7,8}(?=\.\w+$)/, ''))
  expect(names.filter((name) => /mock|msw/i.test(name))).toEqual([])
})
