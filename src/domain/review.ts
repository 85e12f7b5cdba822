import type { ReviewWire } from '#src/domain/reviewSchema.ts'
import { readPicture, readText } from '#src/domain/wire.ts'

/** A review as the shop shows it, without the reviewer's e-mail address (PEOPLE-3). */
export interface Review {
  id: string
  name: string
  country: string
  /** Address of the reviewer's photo; null when there is none. */
  photo: string | null
  text: string
  /** 0 to 5 in half steps. */
  rating: number
}

/** How many reviews Home shows at first (PEOPLE-7). */
export const reviewsOnHome = 12

/** The highest rating, in stars (SHOP-9). */
export const maxRating = 5

/**
 * Rounds a rating to the nearest half star (PEOPLE-2).
 * @returns 0 to 5; 0 for values out of this range and for anything but a number
 */
export function toRating(value: unknown): number {
  const text = typeof value === 'string' ? value.trim() : value
  const number = text === '' ? Number.NaN : Number(text ?? Number.NaN)
  return number >= 0 && number <= maxRating ? Math.round(number * 2) / 2 : 0
}

/** Converts a review from the wire. */
export const toReview = (wire: ReviewWire): Review => ({
  id: wire._id,
  name: readText(wire.name) ?? '',
  country: readText(wire.country) ?? '',
  photo: readPicture(wire.image),
  text: readText(wire.review) ?? '',
  rating: toRating(wire.rating),
})

/**
 * The photo on a review's card: the signed-in user's own photo replaces the reviewer's on every card, as the
 * specification demands (PEOPLE-1).
 */
export const reviewPhoto = (review: Review, viewerPhoto: string | null): string | null => viewerPhoto ?? review.photo
