import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFile, MissingFileError } from '#src/lib/chunks/loadFile.ts'

const createScript = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
const createHtmlPage = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html;charset=utf-8' } })
const respondWithStatus = (code: number) => () => new Response('', { status: code })
const rejectWithNetworkError = () => Promise.reject(new TypeError('Failed to fetch'))

const fetchMock = vi.fn<typeof fetch>()

/** Makes the host send these responses one after the other, and then repeat the last one. */
function respondWith(...responses: (() => Response | Promise<Response>)[]) {
  fetchMock.mockImplementation(
    async () => (responses.length > 1 ? responses.shift() : responses[0])?.() ?? createScript(),
  )
}

const getCacheModes = () => fetchMock.mock.calls.map(([, options]) => options?.cache)

let fileCount = 0
/** Returns the URL of a file that no other test requests. */
const createFileUrl = () => `/assets/file${(fileCount += 1)}.js`

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
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.unstubAllGlobals()
})

test('requests a file once, no matter how many callers need it', async () => {
  respondWith(createScript)
  const fileUrl = createFileUrl()
  await Promise.all([loadFile(fileUrl, 'low'), loadFile(new URL(fileUrl, location.href).href)])
  await loadFile(fileUrl)
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(location.origin + fileUrl, {
    priority: 'low',
    signal: expect.any(AbortSignal) as AbortSignal,
  })
})

test.each([
  ['drops the connection', rejectWithNetworkError],
  ['responds with 500', respondWithStatus(500)],
  ['responds with 408', respondWithStatus(408)],
  ['responds with 429', respondWithStatus(429)],
])('if the host %s, requests a file 4 times, 1, 2 and 4 s apart (NET-1, NET-5)', async (_, respond) => {
  const requestTimes: number[] = []
  const startTime = Date.now()
  respondWith(() => {
    requestTimes.push(Date.now() - startTime)
    return respond()
  })
  const outcome = trackOutcome(loadFile(createFileUrl()))
  await vi.advanceTimersByTimeAsync(6_999)
  expect(outcome.status).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(requestTimes).toEqual([0, 1000, 3000, 7000])
  expect(getCacheModes()).toEqual([undefined, 'reload', 'reload', 'reload'])
  expect(outcome.status).toBeInstanceOf(Error)
  expect(outcome.status).not.toBeInstanceOf(MissingFileError)
})

test('retries as soon as the browser is online again', async () => {
  respondWith(rejectWithNetworkError, createScript)
  const outcome = trackOutcome(loadFile(createFileUrl()))
  await vi.advanceTimersByTimeAsync(999)
  expect([outcome.status, fetchMock.mock.calls.length]).toEqual(['pending', 1])
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([outcome.status, fetchMock.mock.calls.length]).toEqual(['loaded', 2])
})

test.each([
  ['404', respondWithStatus(404)],
  ['410', respondWithStatus(410)],
  ['an HTML page', createHtmlPage],
])(
  '%s instead of a file means a new version if a request without the HTTP cache confirms it (NET-6)',
  async (_, respond) => {
    respondWith(respond)
    await expect(loadFile(createFileUrl())).rejects.toBeInstanceOf(MissingFileError)
    expect(getCacheModes()).toEqual([undefined, 'reload'])
  },
)

test('a file without a content type counts as loaded', async () => {
  respondWith(() => new Response(new Uint8Array(1)))
  await loadFile(createFileUrl())
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('ignores a failed response that comes only from the HTTP cache', async () => {
  respondWith(respondWithStatus(404), createScript)
  await loadFile(createFileUrl())
  expect(getCacheModes()).toEqual([undefined, 'reload'])
})

test('rejects if a file does not load within 120 s (SHOP-9)', async () => {
  fetchMock.mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const outcome = trackOutcome(loadFile(createFileUrl()))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome.status).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.status).toEqual(new Error('aborted'))
  // The aborted request must not be retried.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})
