import { lists } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { correctSearch } from '#src/domain/didYouMean.ts'

interface DidYouMeanProps {
  /** The searchable text of each row. */
  rowTexts: readonly string[]
  query: string
  hasMatches: (query: string) => boolean
  onAccept: (query: string) => void
}

/** Suggests a spelling correction for the query, if the corrected query matches any rows (ORDER-24). */
export function DidYouMean({ rowTexts, query, hasMatches, onAccept }: DidYouMeanProps) {
  const correctedQuery = correctSearch(rowTexts, query)
  if (correctedQuery === null || !hasMatches(correctedQuery)) return null
  return (
    <Button tone="primary" onClick={() => onAccept(correctedQuery)}>
      {lists.didYouMean(correctedQuery)}
    </Button>
  )
}
