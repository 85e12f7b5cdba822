import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { printCall } from '#mocks/printCall.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

/** The recorded calls to console methods, each as the method's name and its arguments. */
let consoleCalls: unknown[][] = []

beforeEach(() => {
  consoleCalls = []
  for (const method of ['groupCollapsed', 'log', 'groupEnd'] as const)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void consoleCalls.push([method, ...args]))
})
afterEach(() => void vi.restoreAllMocks())

const makeRequest = () =>
  new Request('https://api.shop.test/order?of=a', {
    method: 'POST',
    body: '{"pieces":25}',
    headers: { 'content-type': 'application/json' },
  })

it('prints the request and the response as one collapsed group, and leaves their bodies readable', async () => {
  const response = await printCall(makeRequest(), async (request) =>
    Response.json({ got: await request.json() }, { status: 201 }),
  )
  expect(await response.json()).toEqual({ got: { pieces: 25 } })
  await waitUntil(() => expect(consoleCalls).toHaveLength(4))
  expect(consoleCalls).toEqual([
    ['groupCollapsed', '[Demo] POST /order?of=a (201)'],
    ['log', 'Sent', expect.objectContaining({ body: { pieces: 25 } })],
    ['log', 'Response', expect.objectContaining({ body: { got: { pieces: 25 } } })],
    ['groupEnd'],
  ])
})

it('prints a call without a response, but no error, because the shop handles the error', async () => {
  await expect(printCall(makeRequest(), () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    'Failed',
  )
  await waitUntil(() => expect(consoleCalls).toHaveLength(3))
  expect(consoleCalls[0]).toEqual(['groupCollapsed', '[Demo] POST /order?of=a (no response)'])
})
