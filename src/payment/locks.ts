/**
 * Runs a task while it alone holds the lock of that name. Rejects with the task's error.
 * @param task is told whether it holds the lock: always, unless `ifAvailable` and another one has it
 * @param options.ifAvailable runs the task at once instead of waiting
 */
export type WithLock = <T>(
  name: string,
  task: (isHeld: boolean) => Promise<T>,
  options?: { ifAvailable: boolean },
) => Promise<T>

/** Creates a lock that works within this page only, for browsers that refuse Web Locks. */
export function createInPageLock(): WithLock {
  const lastTasks = new Map<string, Promise<unknown>>()
  return (name, task, options) => {
    const previous = lastTasks.get(name)
    if (previous && options?.ifAvailable) return task(false)
    const result = Promise.resolve(previous?.catch(() => undefined))
      .then(() => task(true))
      .finally(() => {
        if (lastTasks.get(name) === result) lastTasks.delete(name)
      })
    lastTasks.set(name, result)
    return result
  }
}

const withInPageLock = createInPageLock()

/**
 * Locks across all tabs with the Web Locks API (PAY-4). Insecure pages don't have that API and sandboxed pages refuse
 * it: they lock within the page.
 */
export const withLock: WithLock = async (name, task, options = { ifAvailable: false }) => {
  let isStarted = false
  try {
    return await navigator.locks.request(name, options, (lock) => {
      isStarted = true
      return task(lock !== null)
    })
  } catch (error) {
    if (isStarted) throw error
    return withInPageLock(name, task, options)
  }
}
