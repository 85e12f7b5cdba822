import { isolate } from '#src/lib/bidi.ts'
import { formatCount, formatCountOf } from '#src/lib/formatNumber.ts'

/** The label of a bar. Half stars are rounded down, and the lowest bar includes ratings below one star. */
const formatBarLabel = (stars: number) =>
  stars === 5 ? '5 stars' : stars === 1 ? 'up to 1.5 stars' : `${stars} to ${stars}.5 stars`

/** The review figures (PEOPLE-8). They are not in publicPages.ts, because the first load does not need them (SPEED-1). */
export const reviewFigures = {
  filter: 'Reviews by stars',
  stars: (stars: number) => formatCountOf('star', stars),
  /** Follows the number of reviews at the end of a bar. */
  unit: (count: number) => (count === 1 ? 'review' : 'reviews'),
  filterStatus: (count: number, total: number, stars: number) =>
    `Showing ${formatCount(count)} of ${formatCountOf('review', total)}: ${formatBarLabel(stars)}.`,
  unknown: (stars: string) => `There’s no rating of “${isolate(stars)}”. Showing all reviews.`,
  showAll: 'Show all reviews',
  dismiss: 'Dismiss',
} as const
