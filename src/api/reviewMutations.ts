import { listTag } from '#src/api/call.ts'
import { acknowledged, deletedCount } from '#src/api/confirmation.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { del, post } from '#src/api/mutation.ts'
import { reviewToasts } from '#src/copy/toasts.ts'
import { reviewBodySchema } from '#src/domain/review.ts'
import { error, success, warning } from '#src/notifications/toast.ts'

export const reviewMutationCalls = {
  /** POST /reviews. */
  addReview: post('/reviews', {
    access: 'anyone',
    body: reviewBodySchema,
    answer: acknowledged,
    invalidatesTags: () => [listTag('Review')],
    toasts: { done: success(reviewToasts.sent), other: error(reviewToasts.notSent) },
  }),

  /** DELETE /reviews/{id}. */
  deleteReview: del('/reviews/{id}', {
    access: 'admin',
    answer: deletedCount,
    invalidatesTags: () => [listTag('Review')],
    toasts: { done: success(reviewToasts.deleted), refused: warning(reviewToasts.notDeleted) },
  }),
}

export const reviewMutationsApi = injectCalls(reviewMutationCalls)
export const { useAddReviewMutation, useDeleteReviewMutation } = reviewMutationsApi
