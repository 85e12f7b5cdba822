import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'
import { toRating } from '#src/domain/review.ts'
import { typedText } from '#src/domain/typed.ts'

// Not in review.ts, to keep the form's schema out of a visitor's first load.

/** The Add A Review form (SHOP-5). */
export const reviewFormSchema = z.object({
  country: z.string().check(z.overwrite(typedText), z.minLength(1, messages.countryRequired)),
  review: z.string().check(z.overwrite(typedText), z.minLength(1, messages.reviewRequired)),
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

/** Converts the form's values to the body of POST /reviews. @param author the signed-in user */
export const toReviewBody = (form: ReviewForm, author: { name: string; email: string }): ReviewBody => ({
  name: author.name,
  email: author.email,
  country: form.country,
  review: form.review,
  rating: toRating(form.rating),
})
