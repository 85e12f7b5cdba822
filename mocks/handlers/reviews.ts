import { db, nextId } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { findUser } from '#mocks/handlers/readRequest.ts'
import type { reviewCalls } from '#src/api/reviews.ts'

/** Review calls (SHOP-7), newest first: anyone reads and writes, admins delete. */
export const reviewResolvers: Resolvers<typeof reviewCalls> = {
  getReviews: () => db.get().reviews,

  addReview(review) {
    const image = findUser(review.email)?.image ?? null
    db.mutate((world) => world.reviews.unshift({ _id: nextId(world, 'review'), ...review, image }))
    return { acknowledged: true }
  },

  deleteReview: ({ id }) =>
    db.mutate((world) => {
      const countBefore = world.reviews.length
      world.reviews = world.reviews.filter(({ _id }) => _id !== id)
      return { deletedCount: countBefore - world.reviews.length }
    }),
}
