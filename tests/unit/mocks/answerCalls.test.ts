import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#mocks/answerCalls.ts'
import { db } from '#mocks/db.ts'
import { API, IMAGE_HOST } from '#mocks/origins.ts'

const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('from the network')))

beforeEach(() => {
  send.mockClear()
  vi.stubGlobal('fetch', send)
})
afterEach(() => void vi.unstubAllGlobals())

test('answers calls to the mock hosts without the network', async () => {
  answerCalls()
  const response = await fetch(`${API}/parts`)
  expect(await response.json()).toHaveLength(db.get().parts.length)
  expect((await fetch(`${API}/unknown`)).status).toBe(404)
  expect((await fetch(`${IMAGE_HOST}/unknown`)).status).toBe(404)
  expect(send).not.toHaveBeenCalled()
})

test('sends every other request, until it is stopped', async () => {
  const stop = answerCalls()
  expect(await (await fetch('https://elsewhere.test/file')).text()).toBe('from the network')
  stop()
  expect(await (await fetch(`${API}/parts`)).text()).toBe('from the network')
})

test('a network fault rejects as fetch does', async () => {
  db.setDials({ faults: { getParts: 'network' } })
  answerCalls()
  await expect(fetch(`${API}/parts`)).rejects.toThrow(new TypeError('Failed to fetch'))
})

test('an aborted call rejects, also one that hangs', async () => {
  db.setDials({ faults: { getParts: 'hang' } })
  answerCalls()
  await expect(fetch(`${API}/parts`, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  const controller = new AbortController()
  const call = fetch(`${API}/parts`, { signal: controller.signal })
  controller.abort(new Error('left the page'))
  await expect(call).rejects.toThrow('left the page')
})
