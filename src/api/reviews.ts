import { list } from '#src/api/answer.ts'
import { listTag } from '#src/api/call.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { get } from '#src/api/query.ts'
import { toReview, reviewWireSchema } from '#src/domain/review.ts'

// Mutations are in reviewMutations.ts, which a visitor's first load does not need (SPEED-1).

export const reviewCalls = {
  /** GET /reviews. */
  getReviews: get('/reviews', {
    access: 'anyone',
    answer: list(reviewWireSchema, toReview),
    providesTags: () => [listTag('Review')],
  }),
}

export const reviewsApi = injectCalls(reviewCalls)
export const { useGetReviewsQuery } = reviewsApi
