import * as z from 'zod/mini'
import { toRating, type reviewBodySchema } from '#src/domain/review.ts'
import { checkRequestSize } from '#src/domain/checkRequestSize.ts'
import { requiredText } from '#src/domain/formProblems.ts'

export const reviewFormSchema = z
  .object({ country: requiredText('countryRequired'), review: requiredText('reviewRequired'), rating: z.number() })
  .check(checkRequestSize)
export type ReviewForm = z.infer<typeof reviewFormSchema>

/** The draft of a review, which may have invalid values (AUTH-28). */
export const reviewDraftSchema = z.object({ country: z.string(), review: z.string(), rating: z.number() })

export const toReviewBody = (
  form: ReviewForm,
  author: { name: string; email: string },
): z.infer<typeof reviewBodySchema> => ({ ...form, ...author, rating: toRating(form.rating) })
