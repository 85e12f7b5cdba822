import { lists } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { correctSearch } from '#src/domain/didYouMean.ts'

interface DidYouMeanProps {
  /** What is searched. */
  texts: readonly string[]
  query: string
  finds: (query: string) => boolean
  onAccept: (query: string) => void
}

/** Offers the search without its typing error, if that finds something (ORDER-24). */
export function DidYouMean({ texts, query, finds, onAccept }: DidYouMeanProps) {
  const corrected = correctSearch(texts, query)
  if (corrected === null || !finds(corrected)) return null
  return <Button onClick={() => onAccept(corrected)}>{lists.didYouMean(corrected)}</Button>
}
