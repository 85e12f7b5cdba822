import { formatCount } from '#src/format/numbers.ts'

/** The reviews on Home: What Our Clients Say (SHOP-2). */
export const clientReviews = {
  title: 'What Our Clients Say',
  count: (count: number) => (count === 1 ? '1 review' : `${formatCount(count)} reviews`),
  all: (count: number) => `See all ${formatCount(count)} reviews`,
  stars: (rating: number) => `${rating} out of 5`,
  /** The name for a review without one. */
  unnamed: 'A client',
  more: 'Show more',
  less: 'Show less',
  loading: 'Loading reviews',
  stale: 'These reviews could not be refreshed. There may be newer ones.',
  empty: { title: 'No reviews yet', text: 'What clients write about our parts appears here.' },
} as const
