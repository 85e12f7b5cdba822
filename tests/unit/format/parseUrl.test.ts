import { expect, test } from 'vitest'
import { parseUrl } from '#src/format/parseUrl.ts'

test.each([
  ['https://shop.test/parts?q=1#top', undefined, 'https://shop.test/parts?q=1#top'],
  ['/parts', 'https://shop.test/a/', 'https://shop.test/parts'],
  ['https://other.test', 'https://shop.test', 'https://other.test/'],
  ['/parts', undefined, undefined],
  ['//', 'https://shop.test', undefined],
  ['', undefined, undefined],
])('%j from %j is %j', (text, base, expected) => {
  expect(parseUrl(text, base)?.href).toBe(expected)
})
