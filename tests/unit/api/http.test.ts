import { expect, test } from 'vitest'
import { headersOf } from '#src/api/http.ts'

test.each([
  [null, null, { accept: 'application/json' }],
  ['{}', null, { accept: 'application/json', 'content-type': 'application/json' }],
  [null, 't', { accept: 'application/json', authorization: 'Bearer t' }],
])('the headers of a call with the body %s and the token %s', (body, token, headers) =>
  expect(Object.fromEntries(headersOf(body, token))).toEqual(headers),
)
