// The goals of stories/docs/RulesGoals.mdx that the benches measure.

/** Multiples of a page written by hand, measured in the same runs (SPEED-3, SPEED-8). */
export const timesByHand = { largestPaintPhone: 1.1, largestPaintDesktop: 1.2, firstCard: 2 }

/** The longest blocking time and the longest single task while a page loads, ms (SPEED-6). */
export const blockingMs = { total: 80, task: 100 }

/** What 10,000 parts may cost beside 100 (SPEED-6). */
export const timesHundredParts = 1.5

/** The worst interaction, ms: of the walk, and in a list of 10,000 rows (SPEED-5). */
export const interactionMs = { walk: 50, longList: 100 }

/** Manage All Orders with 10,000 rows (SPEED-7). */
export const longTable = { firstRowsMs: 600, heapMB: 80 }

/** The demo's first paint, ms, and its first cards as a multiple of production's (SPEED-9). */
export const demo = { firstPaintMs: 1000, timesProduction: 1.3 }

/** The published Storybook's first story, ms (SPEED-16). */
export const firstStoryMs = 3000

/** The pictures on "All screens", from the page's first paint, ms (SPEED-18). */
export const allScreensMs = 2000

/** From the click on a link behind the login to the page's content, beyond the data's own time, in round trips (SPEED-15). */
export const extraRoundTrips = 1

/** What a release that changes one component may cost a returning shopper, as a share of the first load (SPEED-17). */
export const releaseShare = 1 / 3
