/** Runs a task while it alone holds the lock of that name. Rejects with the task's error. */
export type WithLock = <T>(name: string, task: () => Promise<T>) => Promise<T>

/** Creates a lock that works within this page only, for browsers that refuse Web Locks. */
export function createInPageLock(): WithLock {
  const lastTasks = new Map<string, Promise<unknown>>()
  return (name, task) => {
    const result = (lastTasks.get(name) ?? Promise.resolve()).then(task)
    lastTasks.set(
      name,
      result.catch(() => undefined),
    )
    return result
  }
}

const withInPageLock = createInPageLock()

/**
 * Locks across all tabs with the Web Locks API (PAY-4). Insecure pages don't have that API and sandboxed pages refuse
 * it: they lock within the page.
 */
export const withLock: WithLock = async (name, task) => {
  let isStarted = false
  const run = () => {
    isStarted = true
    return task()
  }
  try {
    return await navigator.locks.request(name, run)
  } catch (error) {
    if (isStarted) throw error
    return withInPageLock(name, task)
  }
}
