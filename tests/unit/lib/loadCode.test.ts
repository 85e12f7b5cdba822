import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithUnlimitedRetries, loadCode } from '#src/lib/chunks/loadCode.ts'
import { loadFile, MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/lib/chunks/loadFile.ts', { spy: true })

const onNewVersion = vi.fn<() => void>()
const importCode = vi.fn<() => Promise<string>>()

const getStyleLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

beforeEach(() => {
  vi.mocked(loadFile).mockResolvedValue()
  importCode.mockResolvedValue('the module')
  window.addEventListener('vite:preloadError', onNewVersion)
})
afterEach(() => {
  window.removeEventListener('vite:preloadError', onNewVersion)
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

test('imports code only after its files have loaded (NET-6)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(loadFile).mockReturnValueOnce(promise)
  const module = loadCode(importCode, ['assets/a.js', 'assets/b.js'])
  await Promise.resolve()
  expect(vi.mocked(loadFile).mock.calls).toEqual([
    [`${location.origin}/assets/a.js`],
    [`${location.origin}/assets/b.js`],
  ])
  expect(importCode).not.toHaveBeenCalled()
  resolve()
  await expect(module).resolves.toBe('the module')
  expect(importCode).toHaveBeenCalledOnce()
})

test('a failed import of loaded files rejects after 8 s, so that a page that is unloading shows no error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  importCode.mockRejectedValue(new TypeError('error loading dynamically imported module'))
  const onFailure = vi.fn<(error: unknown) => void>()
  loadCode(importCode).catch(onFailure)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onFailure).toHaveBeenCalledOnce()
})

test.each([
  ['a missing file rejects and reports a new version', new MissingFileError('assets/a.js'), 1],
  ['a failed download rejects without reporting a new version', new TypeError('Failed to fetch'), 0],
])('%s (NET-6)', async (_, error, newVersionCount) => {
  vi.mocked(loadFile).mockRejectedValue(error)
  await expect(loadCode(importCode, ['assets/a.js'])).rejects.toBe(error)
  expect(importCode).not.toHaveBeenCalled()
  expect(onNewVersion).toHaveBeenCalledTimes(newVersionCount)
})

test('an error that the code itself throws rejects immediately', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  importCode.mockRejectedValue(new RangeError('broken'))
  await expect(loadCode(importCode)).rejects.toThrow('broken')
  expect(loadFile).not.toHaveBeenCalled()
})

test('does not add a style sheet to which the page already has a link', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/other.css"><link rel="stylesheet" href="/assets/own.css">'
  await expect(loadCode(importCode, ['assets/own.css'])).resolves.toBe('the module')
  expect(getStyleLinks()).toHaveLength(2)
  expect(loadFile).not.toHaveBeenCalled()
})

test('adds a style sheet once, and imports the code only after the style sheet has loaded', async () => {
  const loads = [loadCode(importCode, ['assets/once.css']), loadCode(importCode, ['assets/once.css'])]
  await waitUntil(() => expect(getStyleLinks()).toHaveLength(1))
  expect(importCode).not.toHaveBeenCalled()
  getStyleLinks()[0]?.dispatchEvent(new Event('load'))
  await Promise.all(loads)
  expect(getStyleLinks().map(({ href, crossOrigin }) => [href, crossOrigin])).toEqual([
    [`${location.origin}/assets/once.css`, ''],
  ])
})

test('removes the link to a style sheet that fails to load, so that the next call adds it again', async () => {
  const load = loadCode(importCode, ['assets/refused.css'])
  await waitUntil(() => expect(getStyleLinks()).toHaveLength(1))
  getStyleLinks()[0]?.dispatchEvent(new Event('error'))
  await expect(load).rejects.toThrow('assets/refused.css')
  expect(getStyleLinks()).toEqual([])
})

test('retries without a limit, at most 30 s apart, and reports each failure (NET-9)', async () => {
  vi.useFakeTimers({ now: 0 })
  const loadTimes: number[] = []
  const failureTimes: number[] = []
  importCode.mockImplementation(() => {
    loadTimes.push(Date.now() / 1000)
    return Promise.reject(new Error('the connection dropped'))
  })
  const loadPromise = loadWithUnlimitedRetries(importCode, () => failureTimes.push(Date.now() / 1000))
  await vi.advanceTimersByTimeAsync(85_000)
  expect(loadTimes).toEqual([0, 8, 24, 54, 84])
  expect(failureTimes).toEqual(loadTimes)
  importCode.mockReset().mockResolvedValue('code')
  dispatchEvent(new Event('online'))
  await expect(loadPromise).resolves.toBe('code')
})

test('unlimited retries end if a new version has replaced the file (NET-6)', async () => {
  importCode.mockRejectedValue(new MissingFileError('assets/a.js'))
  await expect(loadWithUnlimitedRetries(importCode)).rejects.toBeInstanceOf(MissingFileError)
  expect(importCode).toHaveBeenCalledOnce()
})
