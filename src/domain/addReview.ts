import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'
import { toRating } from '#src/domain/review.ts'

// Apart from review.ts, for a visitor's first load knows reviews but fills in no form.

/** Add A Review (SHOP-5). */
export const reviewFormSchema = z.object({
  country: z.string().check(z.trim(), z.minLength(1, messages.countryRequired)),
  review: z.string().check(z.trim(), z.minLength(1, messages.reviewRequired)),
  rating: z.number(),
})
export type ReviewForm = z.infer<typeof reviewFormSchema>

/** Body of POST /reviews (SHOP-7). */
export const reviewBodySchema = z.object({
  name: z.string(),
  email: z.string(),
  country: z.string(),
  review: z.string(),
  rating: z.number(),
})
export type ReviewBody = z.infer<typeof reviewBodySchema>

/** The form's values to POST /reviews, signed by the person who is logged in. */
export const toReviewBody = (form: ReviewForm, author: { name: string; email: string }): ReviewBody => ({
  name: author.name,
  email: author.email,
  country: form.country.trim(),
  review: form.review.trim(),
  rating: toRating(form.rating),
})
