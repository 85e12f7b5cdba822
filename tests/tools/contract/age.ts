import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import type { Check } from '#tests/tools/contract/check.ts'

/** Reads that need no token, although their responses contain personal data (ADMIN-5). */
const personalReads = new Set<ApiCallName>(['getUsers', 'getProfile'])

/** @returns why a browser may use a stored response without a request, in words; null if it may not */
export function findAgeProblem(headers: Headers): string | null {
  const cacheControl = headers.get('cache-control')
  if (cacheControl === null) {
    const guessHeader = ['expires', 'last-modified'].find((name) => headers.has(name))
    return guessHeader === undefined ? null : `no Cache-Control, so browsers guess an age from ${guessHeader}`
  }
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/i.exec(cacheControl)?.[1] ?? 0)
  return seconds > 0 && !/no-cache|no-store/i.test(cacheControl) ? `Cache-Control: ${cacheControl}` : null
}

/** Notes whether browsers may reuse a stored response to a read, and whether caches may store personal data. */
export function noteCachingRisk(check: Check, name: ApiCallName, headers: Headers): void {
  const problem = findAgeProblem(headers)
  check.noteRisk('staleResponses', name, problem !== null, problem ?? '')
  if (allCalls[name].auth === 'anyone' && !personalReads.has(name)) return
  const cacheControl = headers.get('cache-control')
  const mayBeCached = !/no-store/i.test(cacheControl ?? '')
  check.noteRisk(
    'cachedResponses',
    name,
    mayBeCached,
    cacheControl === null ? 'no Cache-Control' : `Cache-Control: ${cacheControl}`,
  )
}
