import { lists } from '#src/copy/shared.ts'
import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { CardGrid } from '#src/design-system/components/CardGrid.tsx'
import type { Part } from '#src/domain/part.ts'

/** They fill a screen (SPEED-6). */
const screenful = 9

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
  return (
    <CardGrid
      items={parts}
      total={total}
      printedText={lists.printed}
      columns={3}
      initialCount={screenful}
      itemKey={({ id }) => id}
    >
      {(part, index) => <PartCard part={part} number={index + 1} level={level} />}
    </CardGrid>
  )
}
