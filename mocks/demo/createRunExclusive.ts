/** @returns a function that runs tasks one after the other, each after the one before has ended; it rejects with its task's error */
export function createRunExclusive(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
