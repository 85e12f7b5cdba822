import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFile, MissingFileError } from '#src/lib/chunks/loadFile.ts'

const createScript = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
const createPage = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html;charset=utf-8' } })
const respondWithStatus = (code: number) => () => new Response('', { status: code })
const dropConnection = () => Promise.reject(new TypeError('Failed to fetch'))

const host = vi.fn<typeof fetch>()

/** Makes the host respond to one request after the other; the last response repeats. */
function respondWith(...responses: (() => Response | Promise<Response>)[]) {
  host.mockImplementation(async () => (responses.length > 1 ? responses.shift() : responses[0])?.() ?? createScript())
}

/** How each request used the browser's HTTP cache. */
const cacheModes = () => host.mock.calls.map(([, options]) => options?.cache)

let count = 0
/** A file that no other test requests. */
const newFile = () => `/assets/file${(count += 1)}.js`

function trackOutcome(load: Promise<void>) {
  const outcome: { status: 'pending' | 'loaded' | Error } = { status: 'pending' }
  load.then(
    () => (outcome.status = 'loaded'),
    (error: Error) => (outcome.status = error),
  )
  return outcome
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', host)
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.unstubAllGlobals()
})

test('a file is requested once, with an import’s options, however many callers need it', async () => {
  respondWith(createScript)
  const file = newFile()
  await Promise.all([loadFile(file, 'low'), loadFile(new URL(file, location.href).href)])
  await loadFile(file)
  expect(host).toHaveBeenCalledExactlyOnceWith(location.origin + file, {
    priority: 'low',
    signal: expect.any(AbortSignal) as AbortSignal,
  })
})

test.each([
  ['drops', dropConnection],
  ['responds with 500', respondWithStatus(500)],
  ['responds with 408', respondWithStatus(408)],
  ['responds with 429', respondWithStatus(429)],
])('while the connection %s, a file is tried 4 times, 1, 2 and 4 s apart (NET-1, NET-5)', async (_, respond) => {
  const times: number[] = []
  const start = Date.now()
  respondWith(() => {
    times.push(Date.now() - start)
    return respond()
  })
  const outcome = trackOutcome(loadFile(newFile()))
  await vi.advanceTimersByTimeAsync(6_999)
  expect(outcome.status).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(times).toEqual([0, 1000, 3000, 7000])
  expect(cacheModes()).toEqual([undefined, 'reload', 'reload', 'reload'])
  expect(outcome.status).toBeInstanceOf(Error)
  expect(outcome.status).not.toBeInstanceOf(MissingFileError)
})

test('the next attempt is made as soon as the connection is back', async () => {
  respondWith(dropConnection, createScript)
  const outcome = trackOutcome(loadFile(newFile()))
  await vi.advanceTimersByTimeAsync(999)
  expect([outcome.status, host.mock.calls.length]).toEqual(['pending', 1])
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([outcome.status, host.mock.calls.length]).toEqual(['loaded', 2])
})

test.each([
  ['404', respondWithStatus(404)],
  ['410', respondWithStatus(410)],
  ['a page', createPage],
])('%s instead of a file, even past the HTTP cache, means a new version (NET-6)', async (_, respond) => {
  respondWith(respond)
  await expect(loadFile(newFile())).rejects.toBeInstanceOf(MissingFileError)
  expect(cacheModes()).toEqual([undefined, 'reload'])
})

test('a file without a content type counts as loaded', async () => {
  respondWith(() => new Response(new Uint8Array(1)))
  await loadFile(newFile())
  expect(host).toHaveBeenCalledOnce()
})

test('a failure that only the HTTP cache contains is ignored', async () => {
  respondWith(respondWithStatus(404), createScript)
  await loadFile(newFile())
  expect(cacheModes()).toEqual([undefined, 'reload'])
})

test('a file that does not arrive within 120 s has failed (SHOP-9)', async () => {
  host.mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const outcome = trackOutcome(loadFile(newFile()))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome.status).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.status).toEqual(new Error('aborted'))
  // The aborted request must not be retried.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(host).toHaveBeenCalledTimes(1)
})
