import { normalize } from '#src/domain/listQuery.ts'

/** Whether one letter more, less or different, or two swapped letters make one word of the other. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

/** Shorter words are one letter off too many others. */
const minLength = 4

/**
 * Corrects a search that finds nothing: each word that no text contains becomes the most frequent word that is one letter off.
 * @param texts what is searched
 * @returns the corrected search; null if a word has no such correction
 */
export function correctSearch(texts: readonly string[], query: string): string | null {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => ({ word, plain: normalize(word) }))

  let isCorrected = false
  const words = query
    .trim()
    .split(/\s+/)
    .map((typed) => {
      const plain = normalize(typed)
      if (known.some((other) => other.plain.includes(plain))) return typed
      if (plain.length < minLength) return null
      isCorrected = true
      return known.find((other) => isOneLetterOff(plain, other.plain))?.word ?? null
    })
  return isCorrected && words.every((word) => word !== null) ? words.join(' ') : null
}
