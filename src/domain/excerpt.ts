// In a file of its own: visitors read reviews too, and need no Segmenter for it (SPEED-1).

/** How many characters of a review the admin's table shows (SHOP-9). */
export const excerptLength = 50

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Shortens a review for the admin's table (ADMIN-9): the first 50 graphemes and '...', or the unchanged text if it is not
 * longer.
 */
export function toExcerpt(text: string): string {
  let excerpt = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    if (count === excerptLength) return `${excerpt}...`
    excerpt += segment
    count += 1
  }
  return text
}
