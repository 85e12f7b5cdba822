import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithUnlimitedRetries, loadCode } from '#src/lib/chunks/loadCode.ts'
import { loadFile, MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/lib/chunks/loadFile.ts', { spy: true })

const onNewVersion = vi.fn<() => void>()
const importCode = vi.fn<() => Promise<string>>()

const styleLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

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

test('nothing is imported before its files are loaded (NET-6)', async () => {
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

test('an import that fails although its files are loaded rejects after 8 s, and never while the page unloads', async () => {
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
  ['missing, so a new version is reported', new MissingFileError('assets/a.js'), 1],
  ['lost by a bad connection, so no new version is reported', new TypeError('Failed to fetch'), 0],
])('a file is %s', async (_, error, newVersionCount) => {
  vi.mocked(loadFile).mockRejectedValue(error)
  await expect(loadCode(importCode, ['assets/a.js'])).rejects.toBe(error)
  expect(importCode).not.toHaveBeenCalled()
  expect(onNewVersion).toHaveBeenCalledTimes(newVersionCount)
})

test('an error in the code itself rejects at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  importCode.mockRejectedValue(new RangeError('broken'))
  await expect(loadCode(importCode)).rejects.toThrow('broken')
  expect(loadFile).not.toHaveBeenCalled()
})

test('a style sheet that the page already links is not added', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/other.css"><link rel="stylesheet" href="/assets/own.css">'
  await expect(loadCode(importCode, ['assets/own.css'])).resolves.toBe('the module')
  expect(styleLinks()).toHaveLength(2)
  expect(loadFile).not.toHaveBeenCalled()
})

test('a style sheet is added once, when it is loaded, and the code waits for it', async () => {
  const loads = [loadCode(importCode, ['assets/once.css']), loadCode(importCode, ['assets/once.css'])]
  await waitUntil(() => expect(styleLinks()).toHaveLength(1))
  expect(importCode).not.toHaveBeenCalled()
  styleLinks()[0]?.dispatchEvent(new Event('load'))
  await Promise.all(loads)
  expect(styleLinks().map(({ href, crossOrigin }) => [href, crossOrigin])).toEqual([
    [`${location.origin}/assets/once.css`, ''],
  ])
})

test('a style sheet that cannot be applied leaves no link, so that the next call adds it again', async () => {
  const load = loadCode(importCode, ['assets/refused.css'])
  await waitUntil(() => expect(styleLinks()).toHaveLength(1))
  styleLinks()[0]?.dispatchEvent(new Event('error'))
  await expect(load).rejects.toThrow('assets/refused.css')
  expect(styleLinks()).toEqual([])
})

test('code without an error page is retried beyond the attempts of NET-5, at most 30 s apart, and each failure is reported (NET-9)', async () => {
  vi.useFakeTimers({ now: 0 })
  const loads: number[] = []
  const failures: number[] = []
  importCode.mockImplementation(() => {
    loads.push(Date.now() / 1000)
    return Promise.reject(new Error('the connection dropped'))
  })
  const loadPromise = loadWithUnlimitedRetries(importCode, () => failures.push(Date.now() / 1000))
  await vi.advanceTimersByTimeAsync(85_000)
  expect(loads).toEqual([0, 8, 24, 54, 84])
  expect(failures).toEqual(loads)
  importCode.mockReset().mockResolvedValue('code')
  dispatchEvent(new Event('online'))
  await expect(loadPromise).resolves.toBe('code')
})

test('unlimited retries end with a file that a new version has replaced (NET-6)', async () => {
  importCode.mockRejectedValue(new MissingFileError('assets/a.js'))
  await expect(loadWithUnlimitedRetries(importCode)).rejects.toBeInstanceOf(MissingFileError)
  expect(importCode).toHaveBeenCalledOnce()
})
