import { db, nextId } from '#mocks/db.ts'
import { findUser, type Rules } from '#mocks/handlers/serve.ts'
import type { reviewMutationCalls } from '#src/api/reviewMutations.ts'
import type { reviewCalls } from '#src/api/reviews.ts'

/** Reviews (SHOP-7), newest first: anyone reads and writes, admins delete. */
export const reviewRules: Rules<typeof reviewCalls & typeof reviewMutationCalls> = {
  getReviews: () => db.get().reviews,

  addReview(review) {
    const image = findUser(review.email)?.image ?? null
    db.mutate((world) => world.reviews.unshift({ _id: nextId(world, 'review'), ...review, image }))
    return { acknowledged: true }
  },

  deleteReview: ({ id }) =>
    db.mutate((world) => {
      const before = world.reviews.length
      world.reviews = world.reviews.filter(({ _id }) => _id !== id)
      return { deletedCount: before - world.reviews.length }
    }),
}
