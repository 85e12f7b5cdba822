import { afterEach, describe, expect, it, vi } from 'vitest'
import { createInPageLock, withLock, type WithLock } from '#src/payment/locks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Starts two tasks under one name; says in which order things happen. */
async function log(lock: WithLock): Promise<string[]> {
  const seen: string[] = []
  let finish: () => void = () => undefined
  const first = new Promise<void>((resolve) => (finish = resolve))
  const one = lock('a', async () => {
    seen.push('one starts')
    await first
    seen.push('one ends')
    throw new Error('failed')
  }).catch((error: unknown) => error)
  const two = lock('a', async () => {
    seen.push('two')
    return 2
  })
  await lock('b', async () => {
    seen.push('other')
  })
  finish()
  expect(await one).toEqual(new Error('failed'))
  expect(await two).toBe(2)
  return seen
}
const inTurns = ['one starts', 'other', 'one ends', 'two']

describe('locks', () => {
  it('take turns within a page, a failed task included', async () => {
    expect(await log(createInPageLock())).toEqual(inTurns)
  })

  it('are Web Locks where there are any', async () => {
    const queue = createInPageLock()
    const request = vi.fn<WithLock>((name, task) => queue(name, task))
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await log(withLock)).toEqual(inTurns)
    expect(request).toHaveBeenCalledTimes(3)
  })

  it('fall back to the page where there are none, or where they are refused', async () => {
    vi.stubGlobal('navigator', {})
    expect(await log(withLock)).toEqual(inTurns)
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } })
    expect(await log(withLock)).toEqual(inTurns)
  })
})
