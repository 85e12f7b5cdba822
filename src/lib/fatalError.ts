/** Dispatched on the window when the app has crashed or could not start. mocks/build/boot.js also listens for this event. */
export const fatalErrorEvent = 'shop:fatal-error'

/** Dispatched on the window when the app is hydrated and handles clicks. */
export const startedEvent = 'shop:started'

/** Reports the error and shows the notice that the app has crashed (ROBUST-6). */
export function reportFatalError(error: unknown): void {
  reportError(error)
  dispatchEvent(new Event(fatalErrorEvent))
}
