const excerptLength = 50

let segmenter: Intl.Segmenter | undefined

/**
 * Splits text into graphemes. Firefox before 125 lacks `Intl.Segmenter`, so there the text is split into code points (ROBUST-5).
 */
function splitGraphemes(text: string): Iterable<{ segment: string }> {
  if (!('Segmenter' in Intl)) return Array.from(text, (character) => ({ segment: character }))
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Shortens a review for the admin's table (ADMIN-9). */
export function toExcerpt(text: string): string {
  let excerpt = ''
  let graphemeCount = 0
  for (const grapheme of splitGraphemes(text)) {
    if (graphemeCount === excerptLength) return `${excerpt}...`
    excerpt += grapheme.segment
    graphemeCount += 1
  }
  return text
}
