import { makeReview } from '#mocks/seed/builders.ts'
import type { reviewCalls } from '#src/api/reviews.ts'
import { toast } from '#src/lib/toast.ts'
import { removeReview, sendReview } from '#tests/spec/actions/reviews.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'

export const reviewCases: CallCases<typeof reviewCalls> = {
  getReviews: {
    spec: 'GET {api}/reviews | none | list of reviews',
    answer: [makeReview({ image: 'rotor.avif' })],
    made: { on: 'manageUserReviews', as: 'admin' },
  },
  addReview: {
    spec: 'POST {api}/reviews | name, email, country, review, rating | acknowledged',
    answer: { acknowledged: true },
    rereads: ['/reviews'],
    toasts: { done: toast.success('Your Reviews Successfully Done'), else: toast.error('Something want Wrong') },
    made: sendReview,
  },
  deleteReview: {
    spec: 'DELETE {api}/reviews/{id} (bearer) | none | deletedCount',
    answer: { deletedCount: 1 },
    rereads: ['/reviews'],
    toasts: { done: toast.success('Review Delete Successfully'), refused: toast.warning('something want wrong') },
    made: removeReview,
  },
}
