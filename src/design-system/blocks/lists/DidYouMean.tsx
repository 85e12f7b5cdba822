import { lists } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { correctSearch } from '#src/domain/didYouMean.ts'

interface DidYouMeanProps {
  /** The searched text of each row. */
  texts: readonly string[]
  query: string
  hasMatches: (query: string) => boolean
  onAccept: (query: string) => void
}

/** Suggests the search with its typing error corrected, if that finds rows (ORDER-24). */
export function DidYouMean({ texts, query, hasMatches, onAccept }: DidYouMeanProps) {
  const corrected = correctSearch(texts, query)
  if (corrected === null || !hasMatches(corrected)) return null
  return <Button onClick={() => onAccept(corrected)}>{lists.didYouMean(corrected)}</Button>
}
