import { db, createId } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { toPartResponse, toStoredPicture } from '#mocks/handlers/pictures.ts'
import { findUser } from '#mocks/handlers/readRequest.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import { deleteRow, findRow } from '#mocks/handlers/stock.ts'
import type { partCalls } from '#src/api/parts.ts'
import type { reviewCalls } from '#src/api/reviews.ts'

/** The calls for parts and reviews. New rows are appended (SHOP-7). */
export const catalogueResolvers: Resolvers<typeof partCalls & typeof reviewCalls> = {
  getParts: () => db.get().parts.map(toPartResponse),

  getPart({ id }) {
    const part = findRow(db.get().parts, id)
    if (!part) throw new HttpError(404, 'No such part')
    return toPartResponse(part)
  },

  addPart(part) {
    db.mutate((state) =>
      state.parts.push({ _id: createId(state, 'part'), ...part, image: toStoredPicture(part.image) }),
    )
    return { acknowledged: true }
  },

  getReviews: () => db.get().reviews,

  addReview(review) {
    const image = findUser(review.email)?.image ?? null
    db.mutate((state) => state.reviews.push({ _id: createId(state, 'review'), ...review, image }))
    return { acknowledged: true }
  },

  deleteReview: ({ id }) => db.mutate((state) => ({ deletedCount: deleteRow(state, 'reviews', id) })),
}
