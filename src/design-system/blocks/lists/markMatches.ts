import '#src/design-system/blocks/lists/markMatches.css.ts'
import { normalizeForSearch } from '#src/domain/listQuery.ts'

/** Caches normalized letters, so that a change to the page doesn't normalize all names again (SPEED-6). */
const normalizedLetterCache = new Map<string, string>()

function normalizeLetter(letter: string): string {
  // `normalizeForSearch` would trim a space to ''.
  const normalized = normalizedLetterCache.get(letter) ?? (letter.trim() === '' ? ' ' : normalizeForSearch(letter))
  normalizedLetterCache.set(letter, normalized)
  return normalized
}

/** Finds the words of a search in a text. The text is normalized letter by letter, since normalizing may change its length. */
export function findMatches(text: string, query: string): [start: number, end: number][] {
  const offsets: number[] = []
  let normalizedText = ''
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    normalizedText += normalizeLetter(letter)
    while (offsets.length < normalizedText.length) offsets.push(index)
  }
  const toOffset = (index: number) => offsets[index] ?? text.length
  const matches: [number, number][] = []
  for (const word of normalizeForSearch(query).split(/\s+/).filter(Boolean))
    for (
      let start = normalizedText.indexOf(word);
      start !== -1;
      start = normalizedText.indexOf(word, start + word.length)
    )
      matches.push([toOffset(start), toOffset(start + word.length)])
  return matches
}

/**
 * Highlights the words of a search in the names on the page. The CSS Custom Highlight API doesn't change any element, so
 * screen readers read each name in one piece, and no row renders again (ORDER-12).
 * @returns a function that removes the highlights
 */
export function markMatches(query: string): () => void {
  const highlightMatches = () => {
    const highlight = new Highlight()
    for (const { firstChild } of document.querySelectorAll('[dir=auto]')) {
      if (!(firstChild instanceof Text)) continue
      for (const [startOffset, endOffset] of findMatches(firstChild.data, query))
        highlight.add(new StaticRange({ startContainer: firstChild, startOffset, endContainer: firstChild, endOffset }))
    }
    CSS.highlights.set('search', highlight)
  }
  highlightMatches()
  const observer = new MutationObserver(highlightMatches)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    CSS.highlights.delete('search')
  }
}
