/** Event on the window: the shop has crashed or could not start. mocks/build/boot.js listens for it too. */
export const fatalErrorEvent = 'shop:fatal-error'

/** Event on the window: the shop is hydrated and handles clicks. */
export const startedEvent = 'shop:started'

/** Shows the page's notice of a crash and reports the error (ROBUST-6). */
export function reportFatalError(error: unknown): void {
  reportError(error)
  dispatchEvent(new Event(fatalErrorEvent))
}
