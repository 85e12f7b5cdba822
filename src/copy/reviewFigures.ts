import { isolate } from '#src/lib/bidi.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

const countStars = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)
/** The stars of a bar: a half star counts with the whole ones before it, and less than one with one. */
const starsOfBar = (stars: number) =>
  stars === 5 ? '5 stars' : stars === 1 ? 'up to 1.5 stars' : `${stars} to ${stars}.5 stars`
const countReviews = (count: number) => (count === 1 ? '1 review' : `${formatCount(count)} reviews`)

/** The reviews in figures (PEOPLE-8). Not in the file of the public pages: the first load needs none of it (SPEED-1). */
export const reviewFigures = {
  filter: 'Reviews by stars',
  stars: countStars,
  /** Behind the number of a bar. */
  unit: (count: number) => (count === 1 ? 'review' : 'reviews'),
  shown: (count: number, total: number, stars: number) =>
    `${formatCount(count)} of ${countReviews(total)}, with ${starsOfBar(stars)}.`,
  unknown: (stars: string) => `Reviews have 1 to 5 stars, not “${isolate(stars)}”. Here are all reviews.`,
  showAll: 'Show all reviews',
} as const
