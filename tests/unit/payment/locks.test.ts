import { afterEach, describe, expect, it, vi } from 'vitest'
import { createInPageLock, withLock, type WithLock } from '#src/payment/locks.ts'
import { createWebLocks } from '#tests/support/webLocks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Runs two tasks under one name and one under another. @returns the order in which they start and end */
async function logTasks(lock: WithLock): Promise<string[]> {
  const log: string[] = []
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const first = lock('a', async () => {
    log.push('first starts')
    await finished
    log.push('first ends')
    throw new Error('failed')
  }).catch((error: unknown) => error)
  const second = lock('a', async () => {
    log.push('second')
    return 2
  })
  await lock('b', async () => {
    log.push('other name')
  })
  await lock('a', async (isHeld) => void log.push(`held: ${isHeld}`), { ifAvailable: true })
  finish()
  expect(await first).toEqual(new Error('failed'))
  expect(await second).toBe(2)
  await lock('a', async (isHeld) => void log.push(`held: ${isHeld}`), { ifAvailable: true })
  return log
}
const oneAtATime = ['first starts', 'other name', 'held: false', 'first ends', 'second', 'held: true']

describe('locks', () => {
  it('run one task at a time within a page, also after a failed task', async () => {
    expect(await logTasks(createInPageLock())).toEqual(oneAtATime)
  })

  it('are Web Locks if the browser supports them', async () => {
    const request = vi.fn(createWebLocks().request)
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await logTasks(withLock)).toEqual(oneAtATime)
    expect(request).toHaveBeenCalledTimes(5)
  })

  it('work within the page if the browser has no Web Locks or refuses them', async () => {
    vi.stubGlobal('navigator', {})
    expect(await logTasks(withLock)).toEqual(oneAtATime)
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } })
    expect(await logTasks(withLock)).toEqual(oneAtATime)
  })
})
