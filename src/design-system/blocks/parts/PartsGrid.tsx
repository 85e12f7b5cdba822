import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { CardGrid } from '#src/design-system/components/CardGrid.tsx'
import type { Part } from '#src/domain/part.ts'

export interface PartsGridProps {
  parts: readonly Part[]
  /** Heading level of the cards. */
  level: 2 | 3
}

/** The cards of parts: 1 column on small screens, 3 on larger ones (SHOP-9). */
export function PartsGrid({ parts, level }: PartsGridProps) {
  return (
    <CardGrid items={parts} columns={3} itemKey={({ id }) => id}>
      {(part, index) => <PartCard part={part} number={index + 1} level={level} />}
    </CardGrid>
  )
}
