import '#src/design-system/blocks/lists/markMatches.css.ts'
import { normalize } from '#src/domain/listQuery.ts'

/** Finds the words of a search in a text, letter by letter: normalized, a letter may have another length. */
export function findMatches(text: string, query: string): [start: number, end: number][] {
  const places: number[] = []
  let plain = ''
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    plain += normalize(letter) || ' '
    while (places.length < plain.length) places.push(index)
  }
  const placeOf = (index: number) => places[index] ?? text.length
  const matches: [number, number][] = []
  for (const word of normalize(query).split(/\s+/).filter(Boolean))
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length))
      matches.push([placeOf(at), placeOf(at + word.length)])
  return matches
}

/**
 * Marks the words of a search in the names on the page, until it is stopped. As a highlight of the browser, which changes no
 * element: screen readers read each name in one piece, and no row renders again (ORDER-12).
 * @returns a function that removes the marks
 */
export function markMatches(query: string): () => void {
  const mark = () => {
    const ranges = [...document.querySelectorAll('[dir=auto]')].flatMap(({ firstChild }) =>
      firstChild instanceof Text
        ? findMatches(firstChild.data, query).map(
            ([startOffset, endOffset]) =>
              new StaticRange({ startContainer: firstChild, startOffset, endContainer: firstChild, endOffset }),
          )
        : [],
    )
    CSS.highlights.set('search', new Highlight(...ranges))
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    CSS.highlights.delete('search')
  }
}
