import type { WithLock } from '#src/payment/locks.ts'

/** A model of one browser's Web Locks: closing a tab releases its locks and cancels its requests for more. */
export function createBrowserLocks() {
  /** The last holder or requester of each lock, by name; resolves when that one has released it. */
  const lastRelease = new Map<string, Promise<unknown>>()
  return {
    forTab() {
      const releases = new Set<() => void>()
      let isClosed = false
      const withLock: WithLock = async (name, task) => {
        const previous = lastRelease.get(name)
        const { promise, resolve: release } = Promise.withResolvers<void>()
        lastRelease.set(name, Promise.all([previous, promise]))
        releases.add(release)
        await previous
        if (isClosed) return new Promise(() => undefined)
        try {
          return await task()
        } finally {
          release()
        }
      }
      const releaseAll = () => {
        isClosed = true
        for (const release of releases) release()
      }
      return { withLock, releaseAll }
    },
  }
}
export type BrowserLocks = ReturnType<typeof createBrowserLocks>
