/** The type of the event by which the page learns that the shop can't go on. mocks/build/boot.js knows it, too. */
export const brokenType = 'shopbroken'

/** Tells the page that the shop can't go on (ROBUST-6), and the reports why. */
export function tellBroken(error: unknown): void {
  reportError(error)
  dispatchEvent(new Event(brokenType))
}
