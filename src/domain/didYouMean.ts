import { normalize } from '#src/domain/listQuery.ts'

/** Whether the words differ by one inserted, deleted or replaced letter, or by two swapped letters. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

/** A shorter word is one letter off from too many other words. */
const minCorrectableLength = 4

/**
 * Corrects a search without results. Replaces each word that no row contains with the most frequent word one letter off.
 * @param rowTexts the searched text of each row
 * @returns the corrected search; null if a word has no such correction
 */
export function correctSearch(rowTexts: readonly string[], query: string): string | null {
  const counts = new Map<string, number>()
  for (const text of rowTexts)
    for (const word of new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const knownWords = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => ({ word, normalized: normalize(word) }))

  let isCorrected = false
  const words = query
    .trim()
    .split(/\s+/)
    .map((typedWord) => {
      const normalized = normalize(typedWord)
      if (knownWords.some((word) => word.normalized.includes(normalized))) return typedWord
      if (normalized.length < minCorrectableLength) return null
      isCorrected = true
      return knownWords.find((word) => isOneLetterOff(normalized, word.normalized))?.word ?? null
    })
  return isCorrected && words.every((word) => word !== null) ? words.join(' ') : null
}
