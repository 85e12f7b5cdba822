import { expect, test } from 'vitest'
import { fromStatus, isApiError } from '#src/api/apiError.ts'

test.each([
  [301, 'contract'],
  [400, 'refused'],
  [401, 'expired'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [408, 'server'],
  [429, 'server'],
  [499, 'refused'],
  [500, 'server'],
  [503, 'server'],
])('status %i is %s', (status, kind) => expect(fromStatus(status)).toEqual({ kind, status }))

test.each([
  [{ kind: 'network', status: null }, true],
  [{ kind: 'contract', status: 200 }, true],
  // RTK Query's own, for an aborted request.
  [{ name: 'AbortError', message: 'Aborted' }, false],
  [{ kind: 'other' }, false],
  [{}, false],
  ['network', false],
  [null, false],
  [undefined, false],
])('%j is an error of a call: %s', (value, isError) => expect(isApiError(value)).toBe(isError))
