/**
 * Resolves with the first value of `find` that is not null, looking again after every change of the page, never by time.
 * @param signal rejects with its reason when aborted
 */
export function waitUntil<Found>(find: () => Found | null, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    const changes = new MutationObserver(look)
    const stop = () => {
      changes.disconnect()
      document.removeEventListener('transitionend', look)
      signal.removeEventListener('abort', abort)
    }
    function abort() {
      stop()
      reject(signal.reason as Error)
    }
    function look() {
      const found = find()
      if (found === null) return
      stop()
      resolve(found)
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    document.addEventListener('transitionend', look) // what a transition reveals changes no attribute
    look()
  })
}
