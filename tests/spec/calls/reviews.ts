import { makeReview } from '#mocks/seed/builders.ts'
import type { reviewMutationCalls } from '#src/api/reviewMutations.ts'
import type { reviewCalls } from '#src/api/reviews.ts'
import { error, success, warning } from '#src/notifications/toast.ts'
import { removeReview, sendReview } from '#tests/spec/actions/reviews.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'

export const reviewCases: CallCases<typeof reviewCalls & typeof reviewMutationCalls> = {
  getReviews: {
    spec: 'GET {api}/reviews | none | list of reviews',
    access: 'anyone',
    answer: [makeReview({ image: 'rotor.avif' })],
    made: { on: 'manageUserReviews', as: 'admin' },
  },
  addReview: {
    spec: 'POST {api}/reviews | name, email, country, review, rating | acknowledged',
    access: 'anyone',
    answer: { acknowledged: true },
    rereads: ['/reviews'],
    toasts: { done: success('Your Reviews Successfully Done'), else: error('Something want Wrong') },
    made: sendReview,
  },
  deleteReview: {
    spec: 'DELETE {api}/reviews/{id} (bearer) | none | deletedCount',
    access: 'admin',
    answer: { deletedCount: 1 },
    rereads: ['/reviews'],
    toasts: { done: success('Review Delete Successfully'), refused: warning("something want's wrong") },
    made: removeReview,
  },
}
