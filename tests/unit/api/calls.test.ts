import { expect, test, vi } from 'vitest'
import { callExamples } from '#mocks/handlers/callExamples.ts'
import { buildHeaders } from '#src/lib/http.ts'
import { buildBody, callCases, callNames, getSpec } from '#tests/spec/calls/callCases.ts'
import { json, makeCall, respondWith, signedInStore, recordCacheModes } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

/** Values that need percent-encoding in a URL (DATA-6), and their encoded form. */
const oddValues: Record<string, [value: string, encoded: string]> = {
  id: ['a/b #1%', 'a%2Fb%20%231%25'],
  email: ['nadia+shop@example.com', 'nadia%2Bshop%40example.com'],
}

const calls = callNames.map((name) => [name, getSpec(name).method, getSpec(name).path] as const)

test.each(calls)('%s: %s %s', async (name, method, path) => {
  const requests = respondWith(() => json(callCases[name].response))
  const cacheModes = recordCacheModes()
  const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const args = { ...callExamples[name], ...Object.fromEntries(keys.map((key) => [key, oddValues[key]?.[0]])) }
  const result = await makeCall(signedInStore(), name, keys.length > 0 ? (args as never) : undefined)
  const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => oddValues[key]?.[1] ?? '')
  const authorization = getSpec(name).isBearer ? 'Bearer token-1' : null
  expect(requests).toEqual([{ method, url, authorization, body: buildBody(name, args) }])
  // The browser may revalidate the response to a public read; everything else comes from the server (NET-10).
  expect(cacheModes()).toEqual([method === 'GET' && authorization === null ? 'no-cache' : 'no-store'])
  expect(Object.keys(requests[0]?.body ?? {}), 'the body of SHOP-7').toEqual(getSpec(name).payload)
  expect(result).not.toHaveProperty('error.kind')
})

test('a body contains the keys of the table and nothing else', async () => {
  const { response } = callCases.addReview
  const requests = respondWith(() => json(response))
  const withExtraKey = { ...callExamples.addReview, image: 'not for the server' }
  await makeCall(signedInStore(), 'addReview', withExtraKey)
  expect(requests[0]?.body).toEqual(callExamples.addReview)
})

test('the headers state the content type and the account', () => {
  expect([...buildHeaders(null, null)]).toEqual([['accept', 'application/json']])
  expect(Object.fromEntries(buildHeaders('{}', 't'))).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: 'Bearer t',
  })
})
