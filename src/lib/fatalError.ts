/** Event on the window: the app has crashed or could not start. mocks/build/boot.js also listens for it. */
export const fatalErrorEvent = 'shop:fatal-error'

/** Event on the window: the app is hydrated and handles clicks. */
export const startedEvent = 'shop:started'

/** Reports the error and shows the notice that the app has crashed (ROBUST-6). */
export function reportFatalError(error: unknown): void {
  reportError(error)
  dispatchEvent(new Event(fatalErrorEvent))
}
