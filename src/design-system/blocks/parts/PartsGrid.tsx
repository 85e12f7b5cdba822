import { useMemo } from 'react'
import { parts as copy } from '#src/copy/publicPages.ts'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { CardGrid } from '#src/design-system/blocks/lists/CardGrid.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import type { Part } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'

/**
 * Returns the React key of the grid. It changes if the API's list is arranged differently from the snapshot. React then creates
 * new elements, because moving the existing elements would count as a layout shift (SPEED-4).
 */
export const getGridKey = (parts: Loadable<unknown>): string =>
  String(parts.state === 'ready' && parts.snapshot?.isRearranged === true)

interface PartsGridProps {
  parts: readonly Part[]
  /** All parts, in the server's order. By default, `parts`. */
  catalogue?: readonly Part[]
  level: 2 | 3
  /** Whether the parts are shown as rows instead of cards. */
  asList?: boolean
}

const PartsTable = lazyComponent(
  'PartsTable',
  () => import('#src/design-system/blocks/parts/PartsTable.tsx'),
  <LoadingIndicator label={copy.loading} space="page" skeleton="rows" onRetry={undefined} />,
)

/**
 * The parts as cards, in 1 column on small screens and in 3 columns on larger screens. The figure number of a part is its
 * position in the catalogue, regardless of search and sort, so that customers can refer to it on the phone (ORDER-22).
 */
export function PartsGrid({ parts, catalogue = parts, level, asList = false }: PartsGridProps) {
  const figureNumbers = useMemo(() => new Map(catalogue.map((part, index) => [part, index + 1])), [catalogue])
  if (asList) return <PartsTable parts={parts} figureNumbers={figureNumbers} />
  return (
    <CardGrid items={parts} columns={3}>
      {(part, index) => (
        // The first card is in the initial viewport on the Tools page, but not on the Home page.
        <PartCard
          part={part}
          figureNumber={figureNumbers.get(part) ?? 1}
          level={level}
          priority={level === 2 && index === 0}
        />
      )}
    </CardGrid>
  )
}
