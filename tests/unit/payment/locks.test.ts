import { afterEach, describe, expect, it, vi } from 'vitest'
import { createInPageLock, withLock, type WithLock } from '#src/payment/locks.ts'

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
  finish()
  expect(await first).toEqual(new Error('failed'))
  expect(await second).toBe(2)
  return log
}
const oneAtATime = ['first starts', 'other name', 'first ends', 'second']

describe('locks', () => {
  it('run one task at a time within a page, also after a failed task', async () => {
    expect(await logTasks(createInPageLock())).toEqual(oneAtATime)
  })

  it('are Web Locks if the browser supports them', async () => {
    const inPageLock = createInPageLock()
    const request = vi.fn<WithLock>((name, task) => inPageLock(name, task))
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await logTasks(withLock)).toEqual(oneAtATime)
    expect(request).toHaveBeenCalledTimes(3)
  })

  it('work within the page if the browser has no Web Locks or refuses them', async () => {
    vi.stubGlobal('navigator', {})
    expect(await logTasks(withLock)).toEqual(oneAtATime)
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } })
    expect(await logTasks(withLock)).toEqual(oneAtATime)
  })
})
