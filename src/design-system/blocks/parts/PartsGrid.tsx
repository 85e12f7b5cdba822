import { useId } from 'react'
import { lists } from '#src/copy/lists.ts'
import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { CardGrid } from '#src/design-system/components/CardGrid.tsx'
import { encodeSegment } from '#src/domain/encodeSegment.ts'
import { partsDrawnFirst, type Part } from '#src/domain/part.ts'

export interface PartsGridProps {
  /** The parts to show, after a search if there is one. */
  parts: readonly Part[]
  /** Number of parts before the search; the same as `parts.length` by default. */
  total?: number
  /** Heading level of the cards. */
  level: 2 | 3
}

/** The cards of parts: 1 column on small screens, 3 on larger ones (SHOP-9). */
export function PartsGrid({ parts, total = parts.length, level }: PartsGridProps) {
  const listId = useId()
  return (
    <CardGrid
      items={parts}
      total={total}
      printedText={lists.printed}
      columns={3}
      initialCount={partsDrawnFirst}
      itemKey={({ id }) => id}
    >
      {(part, index) => (
        <PartCard part={part} id={`${listId}-${encodeSegment(part.id)}`} number={index + 1} level={level} />
      )}
    </CardGrid>
  )
}
