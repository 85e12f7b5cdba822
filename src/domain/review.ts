import * as z from 'zod/mini'
import { optionalNumeric, optionalText, readPicture, readText } from '#src/domain/wire.ts'

/** A review as {api} answers it (SHOP-3). */
export const reviewWireSchema = z.object({
  _id: z.string(),
  name: optionalText,
  email: optionalText,
  country: optionalText,
  image: optionalText,
  review: optionalText,
  rating: optionalNumeric,
})
export type ReviewWire = z.infer<typeof reviewWireSchema>

/** GET /reviews */
export const reviewListWireSchema = z.array(reviewWireSchema)

/** A review as the shop shows it. The reviewer's e-mail stays behind (PEOPLE-3). */
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

/** How many reviews Home shows before it is asked for all (PEOPLE-7). */
export const reviewsOnHome = 12

/** The most stars there are (SHOP-9). */
export const maxRating = 5

/**
 * Any rating to the nearest half star (SHOP-5, PEOPLE-2).
 * @returns 0 to 5; 0 for values below 0, above 5, or that are no number
 */
export function toRating(value: unknown): number {
  const text = typeof value === 'string' ? value.trim() : value
  const number = text === '' ? Number.NaN : Number(text ?? Number.NaN)
  return number >= 0 && number <= maxRating ? Math.round(number * 2) / 2 : 0
}

/** Wire to view. */
export const toReview = (wire: ReviewWire): Review => ({
  id: wire._id,
  name: readText(wire.name) ?? '',
  country: readText(wire.country) ?? '',
  photo: readPicture(wire.image),
  text: readText(wire.review) ?? '',
  rating: toRating(wire.rating),
})

/**
 * The photo on a review's card: "the logged-in user's own photo replaces it if they have one", taken literally
 * (SHOP-2, PEOPLE-1).
 */
export const reviewPhoto = (review: Review, viewerPhoto: string | null): string | null => viewerPhoto ?? review.photo

/** How many characters of a review the admin's table shows (SHOP-9). */
export const excerptLength = 50

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A review cut for the admin's table (SHOP-2, ADMIN-9): the first 50 graphemes and '...', or the whole when it is
 * not longer than that.
 */
export function toExcerpt(text: string): string {
  let cut = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    if (count === excerptLength) return `${cut}...`
    cut += segment
    count += 1
  }
  return text
}
