import { findUser, serve } from '#mocks/handlers/serve.ts'
import { db, nextId } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { reviewBodySchema } from '#src/domain/addReview.ts'

/** Reviews (SHOP-7), newest first: anyone reads and writes, admins delete. */
export const reviewHandlers = [
  serve('getReviews', 'get', `${API}/reviews`, 'anyone', () => db.get().reviews),

  serve('addReview', 'post', `${API}/reviews`, 'anyone', async ({ body }) => {
    const review = await body(reviewBodySchema)
    const image = findUser(review.email)?.image ?? null
    db.mutate((world) => world.reviews.unshift({ _id: nextId(world, 'review'), ...review, image }))
    return { acknowledged: true }
  }),

  serve('deleteReview', 'delete', `${API}/reviews/:id`, 'admin', ({ param }) =>
    db.mutate((world) => {
      const before = world.reviews.length
      world.reviews = world.reviews.filter(({ _id }) => _id !== param('id'))
      return { deletedCount: before - world.reviews.length }
    }),
  ),
]
