/**
 * Resolves with the first value of `find` that is not null. It looks before every frame: text that the shop fills into a
 * field is no change of the document that an observer would see.
 * @param signal rejects with its reason when aborted
 */
export function waitUntil<Found>(find: () => Found | null, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    let frame = 0
    function abort() {
      cancelAnimationFrame(frame)
      reject(signal.reason as Error)
    }
    function look() {
      const found = find()
      if (found === null) {
        frame = requestAnimationFrame(look)
        return
      }
      signal.removeEventListener('abort', abort)
      resolve(found)
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    look()
  })
}
