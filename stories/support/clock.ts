import { spyOn } from 'storybook/test'

/** Waits of 10 s and more are over at once (STATE-10). Storybook takes it back before the next story. */
export function skipLongWaits(): void {
  const start = window.setTimeout.bind(window)
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) =>
    start(handler, ms < 10_000 ? ms : 0)) as typeof setTimeout)
}
