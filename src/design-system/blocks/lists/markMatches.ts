import '#src/design-system/blocks/lists/markMatches.css.ts'
import { normalize } from '#src/domain/listQuery.ts'

/** Caches the letters, because each change of the page normalizes all its names (SPEED-6). */
const normalizedLetters = new Map<string, string>()

function normalizeLetter(letter: string): string {
  // `normalize` trims a space, and removes invisible characters.
  const normalized = normalizedLetters.get(letter) ?? (letter.trim() === '' ? ' ' : normalize(letter))
  normalizedLetters.set(letter, normalized)
  return normalized
}

/** Finds the words of a search in a text, letter by letter, because a normalized letter may have another length. */
export function findMatches(text: string, query: string): [start: number, end: number][] {
  const offsets: number[] = []
  let normalized = ''
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    normalized += normalizeLetter(letter)
    while (offsets.length < normalized.length) offsets.push(index)
  }
  const offsetOf = (index: number) => offsets[index] ?? text.length
  const matches: [number, number][] = []
  for (const word of normalize(query).split(/\s+/).filter(Boolean))
    for (let at = normalized.indexOf(word); at !== -1; at = normalized.indexOf(word, at + word.length))
      matches.push([offsetOf(at), offsetOf(at + word.length)])
  return matches
}

/**
 * Highlights the words of a search in the names on the page. The CSS Custom Highlight API changes no element, so screen
 * readers read each name in one piece, and no row renders again (ORDER-12).
 * @returns a function that stops it
 */
export function markMatches(query: string): () => void {
  const mark = () => {
    const highlight = new Highlight()
    for (const { firstChild } of document.querySelectorAll('[dir=auto]')) {
      if (!(firstChild instanceof Text)) continue
      for (const [startOffset, endOffset] of findMatches(firstChild.data, query))
        highlight.add(new StaticRange({ startContainer: firstChild, startOffset, endContainer: firstChild, endOffset }))
    }
    CSS.highlights.set('search', highlight)
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    CSS.highlights.delete('search')
  }
}
