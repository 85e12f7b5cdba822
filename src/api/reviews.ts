import { acknowledgedParser, deletedCountParser, createListParser } from '#src/api/parseResponse.ts'
import { defineCalls } from '#src/api/baseApi.ts'
import { defineDelete, defineGet, createListTag, definePost } from '#src/api/call.ts'
import { reviewToasts } from '#src/copy/toasts.ts'
import { reviewBodySchema, toReview, reviewWireSchema } from '#src/domain/review.ts'
import { toast } from '#src/lib/toast.ts'

export const reviewCalls = {
  getReviews: defineGet('/reviews', {
    auth: 'anyone',
    response: createListParser(reviewWireSchema, toReview),
    providesTags: () => [createListTag('Review')],
  }),

  addReview: definePost('/reviews', {
    auth: 'anyone',
    body: reviewBodySchema,
    response: acknowledgedParser,
    invalidatesTags: () => [createListTag('Review')],
    toasts: { done: toast.success(reviewToasts.sent), failed: toast.error(reviewToasts.notSent) },
  }),

  deleteReview: defineDelete('/reviews/{id}', {
    auth: 'admin',
    response: deletedCountParser,
    invalidatesTags: () => [createListTag('Review')],
    toasts: { done: toast.success(reviewToasts.deleted), refused: toast.warning(reviewToasts.notDeleted) },
  }),
}

export const reviewsApi = defineCalls(reviewCalls)
export const { useGetReviewsQuery, useAddReviewMutation, useDeleteReviewMutation } = reviewsApi
