import type { WithLock } from '#src/payment/locks.ts'

/** Web Locks of one browser: a tab that is gone gives back what it held and what it waited for. */
export function createLocks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    ofTab() {
      const held = new Set<() => void>()
      let isGone = false
      const withLock: WithLock = async (name, task) => {
        const before = last.get(name)
        const { promise, resolve } = Promise.withResolvers<void>()
        last.set(name, Promise.all([before, promise]))
        held.add(resolve)
        await before
        if (isGone) return new Promise(() => undefined)
        try {
          return await task()
        } finally {
          resolve()
        }
      }
      const release = () => {
        isGone = true
        for (const resolve of held) resolve()
      }
      return { withLock, release }
    },
  }
}
export type Locks = ReturnType<typeof createLocks>
