import { expect, test } from 'vitest'
import { encodeText } from '#src/format/encodeText.ts'

test.each([
  ['a b/ü', 'a%20b%2F%C3%BC'],
  ['🔧', '%F0%9F%94%A7'],
  ['\uD83D', '%EF%BF%BD'],
  ['a\uDD27\uD83Db', 'a%EF%BF%BD%EF%BF%BDb'],
])('%j becomes %s', (text, encoded) => {
  expect(encodeText(text)).toBe(encoded)
})
