import { spyOn } from 'storybook/test'

/** Makes timeouts of 10 s and more fire at once (STATE-10). Storybook restores setTimeout before the next story. */
export function skipLongWaits(): void {
  const start = window.setTimeout.bind(window)
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) =>
    start(handler, ms < 10_000 ? ms : 0)) as typeof setTimeout)
}
