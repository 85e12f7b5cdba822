import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPaymentAllowed, withLock } from '#src/payment/locks.ts'
import { createWebLocks } from '#tests/support/webLocks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('withLock', () => {
  it('withLock runs the tasks of one lock one at a time, even after a failed task (PAY-4)', async () => {
    const request = vi.fn(createWebLocks().request)
    vi.stubGlobal('navigator', { locks: { request } })
    const log: string[] = []
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    const firstTask = withLock('a', async () => {
      log.push('first starts')
      await finished
      log.push('first ends')
      throw new Error('failed')
    }).catch((error: unknown) => error)
    const secondTask = withLock('a', async () => {
      log.push('second')
      return 2
    })
    await withLock('b', async () => void log.push('other lock'))
    await withLock('a', async (hasLock) => void log.push(`has lock: ${hasLock}`), { ifAvailable: true })
    finish()
    expect(await firstTask).toEqual(new Error('failed'))
    expect(await secondTask).toBe(2)
    await withLock('a', async (hasLock) => void log.push(`has lock: ${hasLock}`), { ifAvailable: true })
    expect(log).toEqual(['first starts', 'other lock', 'has lock: false', 'first ends', 'second', 'has lock: true'])
    expect(request).toHaveBeenCalledTimes(5)
  })

  it('withLock runs a task without a lock on an insecure page, which has no locks and charges no card (PAY-21)', async () => {
    expect(isPaymentAllowed()).toBe(true)
    vi.stubGlobal('isSecureContext', false)
    vi.stubGlobal('navigator', {})
    expect(isPaymentAllowed()).toBe(false)
    expect(await withLock('a', async (hasLock) => hasLock)).toBe(true)
  })
})
