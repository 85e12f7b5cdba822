/** Runs a task while nobody else runs one under the same name. Rejects as the task does. */
export type WithLock = <T>(name: string, task: () => Promise<T>) => Promise<T>

/** Turns within this page, for browsers that refuse Web Locks. */
export function createInPageLock(): WithLock {
  const last = new Map<string, Promise<unknown>>()
  return (name, task) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(task)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

const queue = createInPageLock()

/**
 * Tabs take turns through a Web Lock (PAY-4). Insecure pages have none and sandboxed ones refuse them: there the
 * turns are taken within the page only.
 */
export const withLock: WithLock = async (name, task) => {
  let started = false
  const run = () => {
    started = true
    return task()
  }
  try {
    return await navigator.locks.request(name, run)
  } catch (error) {
    if (started) throw error
    return queue(name, task)
  }
}
