import type { Review } from '#src/domain/review.ts'

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
