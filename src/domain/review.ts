import * as z from 'zod/mini'
import type { ListRow } from '#src/domain/listRow.ts'
import { optionalNumeric, optionalText, text, readPicture, readText } from '#src/domain/wire.ts'

export const reviewWireSchema = z.object({
  _id: text,
  name: optionalText,
  email: optionalText,
  country: optionalText,
  image: optionalText,
  review: optionalText,
  rating: optionalNumeric,
})
export type ReviewWire = z.infer<typeof reviewWireSchema>

/** Without the reviewer's e-mail address (PEOPLE-3). */
export interface Review extends ListRow {
  id: string
  name: string
  country: string
  photo: string | null
  text: string
  /** 0 to 5 in half steps. */
  rating: number
}

/** How many reviews Home shows at first (PEOPLE-7). */
export const reviewsOnHome = 12

/** And on small screens, where twelve are eight windows high. */
export const reviewsOnPhones = 4

/** The highest rating, in stars (SHOP-9). */
export const maxRating = 5

/** Rounds a rating to the nearest half star (PEOPLE-2); 0 for all but a number from 0 to 5. */
export function toRating(value: unknown): number {
  const text = typeof value === 'string' ? value.trim() : value
  const number = text === '' ? Number.NaN : Number(text ?? Number.NaN)
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

/** The bars of the reviews in figures, by the stars that `?stars=` names (PEOPLE-8). */
export const starBars = [5, 4, 3, 2, 1] as const
export type Stars = (typeof starBars)[number]

/** Reads `?stars=`. @returns null for a text that names no bar */
export const readStars = (text: string | null): Stars | null => starBars.find((stars) => String(stars) === text) ?? null

/** A half star counts with the whole ones before it, and what has less than one star with one. */
const isInBar = (stars: Stars, { rating }: Review): boolean => Math.max(1, Math.floor(rating)) === stars

/** The reviews of a bar. @returns all of them for null */
export const reviewsInBar = (reviews: readonly Review[], stars: Stars | null): readonly Review[] =>
  stars === null ? reviews : reviews.filter((review) => isInBar(stars, review))

/** The router state of the link to the reviews after one was sent (PEOPLE-9). */
export interface SubmittedReviewState {
  /** The text of the review. */
  sentReview: string
}

/** @param state the router's state, unchecked @returns the text of the review that was just sent; null for none */
export const readSubmittedReview = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'sentReview' in state && typeof state.sentReview === 'string'
    ? state.sentReview
    : null

/** Puts the review that was just sent in front: the server may list it behind hundreds of others (PEOPLE-9). */
export function submittedReviewFirst(reviews: readonly Review[], text: string | null): readonly Review[] {
  const sent = reviews.findLast((review) => review.text === text)
  return sent ? [sent, ...reviews.filter((review) => review !== sent)] : reviews
}

/** The signed-in user's own photo replaces the reviewer's on every card, as the specification demands (PEOPLE-1). */
export const reviewPhoto = (review: Review, viewerPhoto: string | null): string | null => viewerPhoto ?? review.photo

export const reviewBodySchema = z.object({
  name: z.string(),
  email: z.string(),
  country: z.string(),
  review: z.string(),
  rating: z.number(),
})
