import { expect, test, vi } from 'vitest'
import { exampleCallArguments } from '#mocks/handlers/callExamples.ts'
import { buildHeaders } from '#src/lib/http.ts'
import { buildBody, callCases, callNames, getCallSpec } from '#tests/spec/calls/callCases.ts'
import { json, makeCall, respondWith, createSignedInStore, recordCacheModes } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

/** Path parameters that need percent-encoding, each with its encoded form (DATA-6). */
const parametersToEncode: Record<string, [value: string, encodedValue: string]> = {
  id: ['a/b #1%', 'a%2Fb%20%231%25'],
  email: ['nadia+shop@example.com', 'nadia%2Bshop%40example.com'],
}

const calls = callNames.map((name) => [name, getCallSpec(name).method, getCallSpec(name).path] as const)

test.each(calls)('%s sends %s %s with the specified parameters, headers and body', async (name, method, path) => {
  const requests = respondWith(() => json(callCases[name].response))
  const getCacheModes = recordCacheModes()
  const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const args = {
    ...exampleCallArguments[name],
    ...Object.fromEntries(keys.map((key) => [key, parametersToEncode[key]?.[0]])),
  }
  const result = await makeCall(createSignedInStore(), name, keys.length > 0 ? (args as never) : undefined)
  const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => parametersToEncode[key]?.[1] ?? '')
  const authorization = getCallSpec(name).needsToken ? 'Bearer token-1' : null
  expect(requests).toEqual([{ method, url, authorization, body: buildBody(name, args) }])
  // Public queries may use the HTTP cache after revalidation. All other calls bypass the cache (NET-10).
  expect(getCacheModes()).toEqual([method === 'GET' && authorization === null ? 'no-cache' : 'no-store'])
  expect(Object.keys(requests[0]?.body ?? {}), 'the body of SHOP-7').toEqual(getCallSpec(name).payload)
  expect(result).not.toHaveProperty('error.kind')
})

test('a request body contains only the specified keys', async () => {
  const { response } = callCases.addReview
  const requests = respondWith(() => json(response))
  const argsWithExtraKey = { ...exampleCallArguments.addReview, image: 'not for the server' }
  await makeCall(createSignedInStore(), 'addReview', argsWithExtraKey)
  expect(requests[0]?.body).toEqual(exampleCallArguments.addReview)
})

test('the headers contain the content type of a body, and the token', () => {
  expect([...buildHeaders(null, null)]).toEqual([['accept', 'application/json']])
  expect(Object.fromEntries(buildHeaders('{}', 't'))).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: 'Bearer t',
  })
})
