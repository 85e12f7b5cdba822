import { expect, test, vi } from 'vitest'
import { keepLoading } from '#src/loading/loadCode.ts'
import { MissingFile } from '#src/loading/loadFile.ts'

const dropped = new Error('the connection dropped')

test('goes on after the attempts of NET-5, at most 30 s apart, and says each failure (NET-9)', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(dropped)
  const onFailure = vi.fn<() => void>()
  const loading = keepLoading(load, onFailure)
  for (const [seconds, calls] of [
    [7, 1],
    [1, 2],
    [16, 3],
    [30, 4],
    [30, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(load).toHaveBeenCalledTimes(calls)
    expect(onFailure).toHaveBeenCalledTimes(calls)
  }
  load.mockResolvedValue('code')
  dispatchEvent(new Event('online'))
  await expect(loading).resolves.toBe('code')
})

test('ends with a file that a new version has replaced (NET-6)', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new MissingFile('assets/a.js'))
  await expect(keepLoading(load)).rejects.toBeInstanceOf(MissingFile)
  expect(load).toHaveBeenCalledOnce()
})
