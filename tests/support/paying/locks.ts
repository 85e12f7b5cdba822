import type { WithLock } from '#src/payment/locks.ts'

/** A model of one browser's Web Locks. Closing a tab releases its locks and cancels its pending requests. */
export function createBrowserLocks() {
  /** For each lock, by name: a promise that resolves when the last tab in the lock's queue has released it. */
  const lastReleases = new Map<string, Promise<void>>()
  return {
    createTabLocks() {
      const releaseCallbacks = new Set<() => void>()
      let isClosed = false
      const withLock: WithLock = async (name, task, options) => {
        const previous = lastReleases.get(name)
        if (previous && options?.ifAvailable) return task(false)
        const { promise, resolve: release } = Promise.withResolvers<void>()
        const afterRelease = Promise.all([previous, promise]).then(() => {
          if (lastReleases.get(name) === afterRelease) lastReleases.delete(name)
        })
        lastReleases.set(name, afterRelease)
        releaseCallbacks.add(release)
        await previous
        if (isClosed) return new Promise(() => undefined)
        try {
          return await task(true)
        } finally {
          release()
        }
      }
      const closeTab = () => {
        isClosed = true
        for (const release of releaseCallbacks) release()
      }
      return { withLock, closeTab }
    },
  }
}
export type BrowserLocks = ReturnType<typeof createBrowserLocks>
