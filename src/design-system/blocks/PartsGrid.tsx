import { PartCard } from '#src/design-system/blocks/PartCard.tsx'
import { CardGrid } from '#src/design-system/components/CardGrid.tsx'
import type { Part } from '#src/domain/part.ts'

export interface PartsGridProps {
  parts: readonly Part[]
  /** Of how many they were found, where a search has left some out. */
  total?: number
  /** Level of the cards' headings. */
  level: 2 | 3
}

/** The cards: 1 column on small screens, 3 on medium and larger (SHOP-9). */
export function PartsGrid({ parts, total = parts.length, level }: PartsGridProps) {
  return (
    <CardGrid items={parts} total={total} columns={3} first={6} itemKey={({ id }) => id}>
      {(part, index) => <PartCard part={part} number={index + 1} level={level} />}
    </CardGrid>
  )
}
