import { makeReview } from '#mocks/seed/builders.ts'
import type { reviewCalls } from '#src/api/reviews.ts'
import { toast } from '#src/lib/toast.ts'
import { deleteReviewAction, sendReviewAction } from '#tests/spec/actions/reviews.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'

export const reviewCases: CallCases<typeof reviewCalls> = {
  getReviews: {
    spec: 'GET {api}/reviews | none | list of reviews',
    response: [makeReview({ image: 'rotor.avif' })],
    trigger: { page: 'manageUserReviews', as: 'admin' },
  },
  addReview: {
    spec: 'POST {api}/reviews | name, email, country, review, rating | acknowledged',
    response: { acknowledged: true },
    refetchedUrls: ['/reviews'],
    toasts: { done: toast.success('Your Reviews Successfully Done'), else: toast.error('Something want Wrong') },
    trigger: sendReviewAction,
  },
  deleteReview: {
    spec: 'DELETE {api}/reviews/{id} (bearer) | none | deletedCount',
    response: { deletedCount: 1 },
    refetchedUrls: ['/reviews'],
    toasts: { done: toast.success('Review Delete Successfully'), refused: toast.warning('something want wrong') },
    trigger: deleteReviewAction,
  },
}
