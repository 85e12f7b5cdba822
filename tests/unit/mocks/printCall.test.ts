import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { printCall } from '#mocks/printCall.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

/** The console's lines, each preceded by its method. */
let lines: unknown[][] = []

beforeEach(() => {
  lines = []
  for (const method of ['groupCollapsed', 'log', 'groupEnd'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void lines.push([method, ...words]))
})
afterEach(() => void vi.restoreAllMocks())

const makeRequest = () =>
  new Request('https://api.shop.test/order?of=a', {
    method: 'POST',
    body: '{"pieces":25}',
    headers: { 'content-type': 'application/json' },
  })

it('prints a call as one closed group with request and response, whose bodies remain readable', async () => {
  const response = await printCall(makeRequest(), async (request) =>
    Response.json({ got: await request.json() }, { status: 201 }),
  )
  expect(await response.json()).toEqual({ got: { pieces: 25 } })
  await waitUntil(() => expect(lines).toHaveLength(4))
  expect(lines).toEqual([
    ['groupCollapsed', '[Demo] POST /order?of=a (201)'],
    ['log', 'Sent', expect.objectContaining({ body: { pieces: 25 } })],
    ['log', 'Response', expect.objectContaining({ body: { got: { pieces: 25 } } })],
    ['groupEnd'],
  ])
})

it('prints a lost call, and logs no error itself, because the shop handles the error', async () => {
  await expect(printCall(makeRequest(), () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    'Failed',
  )
  await waitUntil(() => expect(lines).toHaveLength(3))
  expect(lines[0]).toEqual(['groupCollapsed', '[Demo] POST /order?of=a (no response)'])
})
