import { normalizeForSearch } from '#src/domain/listQuery.ts'

/** Whether the words differ by one inserted, deleted or replaced letter, or by two swapped letters. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let mismatchIndex = 0
  while (mismatchIndex < a.length && a[mismatchIndex] === b[mismatchIndex]) mismatchIndex += 1
  const [tailA, tailB] = [a.slice(mismatchIndex), b.slice(mismatchIndex)]
  if (tailA.slice(1) === tailB.slice(1) || tailA.slice(1) === tailB || tailA === tailB.slice(1)) return true
  return tailA[0] === tailB[1] && tailA[1] === tailB[0] && tailA.slice(2) === tailB.slice(2)
}

/** Shorter words are not corrected, because too many other words are one letter off. */
const minCorrectableLength = 4

/**
 * Corrects a search without results. Each word that no row contains is replaced with the most frequent word that is one
 * letter off.
 * @param rowTexts the searched text of each row
 * @returns null if a word can't be corrected, or if no word needs a correction
 */
export function correctSearch(rowTexts: readonly string[], query: string): string | null {
  const rowCountByWord = new Map<string, number>()
  for (const text of rowTexts)
    for (const word of new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)))
      rowCountByWord.set(word, (rowCountByWord.get(word) ?? 0) + 1)
  const knownWords = [...rowCountByWord]
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => ({ word, normalized: normalizeForSearch(word) }))

  let isCorrected = false
  const words = query
    .trim()
    .split(/\s+/)
    .map((typedWord) => {
      const normalized = normalizeForSearch(typedWord)
      if (knownWords.some((word) => word.normalized.includes(normalized))) return typedWord
      if (normalized.length < minCorrectableLength) return null
      isCorrected = true
      return knownWords.find((word) => isOneLetterOff(normalized, word.normalized))?.word ?? null
    })
  return isCorrected && words.every((word) => word !== null) ? words.join(' ') : null
}
