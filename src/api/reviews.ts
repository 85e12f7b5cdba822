import { baseApi, listId } from '#src/api/baseApi.ts'
import { call } from '#src/api/request.ts'
import type { ReviewBody } from '#src/domain/addReview.ts'
import { reviewListWireSchema, toReview } from '#src/domain/review.ts'

export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /reviews, in the server's order (DATA-10). */
    getReviews: build.query({
      query: (_: void) => call('getReviews', {}),
      rawResponseSchema: reviewListWireSchema,
      transformResponse: (reviews) => reviews.map(toReview),
      structuralSharing: false,
      providesTags: [{ type: 'Review', id: listId }],
    }),
    /** POST /reviews; 'refused' when the server does not acknowledge. */
    addReview: build.mutation<null, ReviewBody>({
      query: (body) => call('addReview', body),
      invalidatesTags: [{ type: 'Review', id: listId }],
    }),
    /** DELETE /reviews/{id}; 'refused' when nothing was deleted (DATA-11). */
    deleteReview: build.mutation<null, string>({
      query: (id) => call('deleteReview', { id }),
      invalidatesTags: [{ type: 'Review', id: listId }],
    }),
  }),
})

export const { useGetReviewsQuery, useAddReviewMutation, useDeleteReviewMutation } = reviewsApi
