import * as z from 'zod/mini'
import type { ListRow } from '#src/domain/listRow.ts'
import { optionalNumericSchema, optionalTextSchema, textSchema, readPicture, readText } from '#src/domain/wire.ts'

export const reviewWireSchema = z.object({
  _id: textSchema,
  name: optionalTextSchema,
  email: optionalTextSchema,
  country: optionalTextSchema,
  image: optionalTextSchema,
  review: optionalTextSchema,
  rating: optionalNumericSchema,
})
export type ReviewWire = z.infer<typeof reviewWireSchema>

/** Omits the reviewer's email (PEOPLE-3). */
export interface Review extends ListRow {
  id: string
  name: string
  country: string
  photo: string | null
  text: string
  /** 0 to 5 in half steps. */
  rating: number
}

/** How many reviews Home shows initially (PEOPLE-7). */
export const homeReviewCount = 12

/** How many reviews Home shows initially on small screens, where twelve reviews would fill eight screens. */
export const smallScreenReviewCount = 4

export const maxRating = 5

/**
 * Rounds a rating to the nearest half star (PEOPLE-2).
 * @returns 0 for anything but a number from 0 to 5
 */
export function toRating(value: unknown): number {
  const trimmedValue = typeof value === 'string' ? value.trim() : value
  const number = trimmedValue === '' ? Number.NaN : Number(trimmedValue ?? Number.NaN)
  return number >= 0 && number <= maxRating ? Math.round(number * 2) / 2 : 0
}

export const toReview = (wire: ReviewWire): Review => ({
  id: wire._id,
  name: readText(wire.name) ?? '',
  country: readText(wire.country) ?? '',
  photo: readPicture(wire.image),
  text: readText(wire.review) ?? '',
  rating: toRating(wire.rating),
})

/** The bars of the rating chart, one for each number of stars. `?stars=` selects a bar (PEOPLE-8). */
export const starBars = [5, 4, 3, 2, 1] as const
export type Stars = (typeof starBars)[number]

/**
 * @param text the value of `?stars=`
 * @returns the selected bar; null if there is no such bar
 */
export const readStars = (text: string | null): Stars | null => starBars.find((stars) => String(stars) === text) ?? null

/** Half stars are rounded down, and the lowest bar includes ratings below one star. */
const isInBar = (stars: Stars, { rating }: Review): boolean => Math.max(1, Math.floor(rating)) === stars

/** Returns the reviews of a bar, or all reviews if `stars` is null. */
export const selectReviewsInBar = (reviews: readonly Review[], stars: Stars | null): readonly Review[] =>
  stars === null ? reviews : reviews.filter((review) => isInBar(stars, review))

/** The router state of the link from a submitted review to the reviews on Home (PEOPLE-9). */
export interface SubmittedReviewRouterState {
  submittedReviewText: string
}

/** Moves the submitted review to the front, because the server may list it after hundreds of other reviews (PEOPLE-9). */
export function moveSubmittedReviewFirst(reviews: readonly Review[], text: string | null): readonly Review[] {
  const submittedReview = reviews.findLast((review) => review.text === text)
  return submittedReview ? [submittedReview, ...reviews.filter((review) => review !== submittedReview)] : reviews
}

/** The signed-in user's photo replaces the reviewer's photo on every card, as specified (PEOPLE-1). */
export const getReviewPhoto = (review: Review, viewerPhoto: string | null): string | null => viewerPhoto ?? review.photo

export const reviewBodySchema = z.object({
  name: z.string(),
  email: z.string(),
  country: z.string(),
  review: z.string(),
  rating: z.number(),
})
