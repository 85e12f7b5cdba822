import { useMemo } from 'react'
import { parts as copy } from '#src/copy/publicPages.ts'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { CardGrid } from '#src/design-system/components/CardGrid.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { rowKey } from '#src/domain/listRow.ts'
import type { Part } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'

/**
 * Key of the cards. If the API's list has another order than the snapshot, its cards are new elements, because moved ones
 * would shift the page (SPEED-4).
 */
export const gridKey = (parts: Loadable<unknown>): string =>
  String(parts.state === 'ready' && parts.snapshot?.isReordered === true)

interface PartsGridProps {
  parts: readonly Part[]
  /** All parts, in the server's order; `parts` by default. */
  catalogue?: readonly Part[]
  level: 2 | 3
  /** Rows instead of cards. */
  asList?: boolean
}

const PartsTable = lazyComponent(
  'PartsTable',
  () => import('#src/design-system/blocks/parts/PartsTable.tsx'),
  <LoadingIndicator label={copy.loading} space="page" skeleton="rows" onRetry={undefined} />,
)

/**
 * The parts as cards, in 1 column on small screens and 3 on larger ones. A figure's number is the part's position in the
 * catalogue regardless of search and sort, so that a customer can name it on the phone (ORDER-22).
 */
export function PartsGrid({ parts, catalogue = parts, level, asList = false }: PartsGridProps) {
  const numbers = useMemo(() => new Map(catalogue.map((part, index) => [part, index + 1])), [catalogue])
  if (asList) return <PartsTable parts={parts} numbers={numbers} />
  return (
    <CardGrid items={parts} columns={3} itemKey={rowKey}>
      {(part, index) => (
        // The first card of Tools is in the first view, those of Home are not.
        <PartCard part={part} number={numbers.get(part) ?? 1} level={level} priority={level === 2 && index === 0} />
      )}
    </CardGrid>
  )
}
