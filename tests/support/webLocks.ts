type Task = (lock: object | null) => Promise<unknown>

/** Creates a fake of the part of `navigator.locks` that the shop uses. It contains no locks of earlier tests. */
export function createWebLocks() {
  const lastTasks = new Map<string, Promise<unknown>>()
  const request = (name: string, options: { ifAvailable: boolean }, task: Task): Promise<unknown> => {
    const previous = lastTasks.get(name)
    if (previous && options.ifAvailable) return task(null)
    const result = Promise.resolve(previous?.catch(() => undefined))
      .then(() => task({}))
      .finally(() => {
        if (lastTasks.get(name) === result) lastTasks.delete(name)
      })
    lastTasks.set(name, result)
    return result
  }
  return { request }
}
