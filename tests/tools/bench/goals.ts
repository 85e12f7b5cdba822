// The goals of stories/docs/RulesGoals.mdx that the benches measure.

/** Multiples of a page written by hand, measured in the same runs (SPEED-3, SPEED-8). */
export const timesByHand = { largestPaintPhone: 1.1, largestPaintDesktop: 1.2, firstCard: 2 }

/** The longest blocking time and the longest single task while a page loads, ms (SPEED-6). */
export const blockingMs = { total: 80, task: 100 }

/** What 10,000 parts may cost beside 100 (SPEED-6). */
export const timesHundredParts = 1.5

/** The worst interaction in a list of 10,000 rows, ms (SPEED-5). */
export const longListMs = 100

/** Manage All Orders with 10,000 rows (SPEED-7). */
export const longTable = { firstRowsMs: 600, heapMB: 80 }

/** The demo's first cards as a multiple of production's (SPEED-9). */
export const timesProduction = 1.3

/** A press on Purchase Now to its form, drawn from the list without a round trip, ms (SPEED-19). */
export const formMs = 500
