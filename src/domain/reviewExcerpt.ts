/** How many characters of a review the admin's table shows (SHOP-9). */
const excerptLength = 50

let segmenter: Intl.Segmenter | undefined

/** The characters of a text as people count them. Firefox before 125 can't tell: there, each code point is one (ROBUST-5). */
function segment(text: string): Iterable<{ segment: string }> {
  if (!('Segmenter' in Intl)) return Array.from(text, (character) => ({ segment: character }))
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Shortens a review for the admin's table (ADMIN-9). */
export function toExcerpt(text: string): string {
  let excerpt = ''
  let count = 0
  for (const grapheme of segment(text)) {
    if (count === excerptLength) return `${excerpt}...`
    excerpt += grapheme.segment
    count += 1
  }
  return text
}
