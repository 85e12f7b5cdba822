import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from '#src/app/withTimeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page’s code that does not come within 120 s has failed (SHOP-9)', async () => {
  const failed = vi.fn<(reason: unknown) => void>()
  withTimeout(new Promise(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('This page’s code did not load in time.'))
})

test('a promise that resolves or rejects in time is passed on, and no timer is left', async () => {
  await expect(withTimeout(Promise.resolve('the page'))).resolves.toBe('the page')
  await expect(withTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})
