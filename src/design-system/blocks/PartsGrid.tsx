import { PartCard } from '#src/design-system/blocks/PartCard.tsx'
import { Grid } from '#src/design-system/components/Grid.tsx'
import type { Part } from '#src/domain/part.ts'

export interface PartsGridProps {
  parts: readonly Part[]
  /** Level of the cards' headings. */
  level: 2 | 3
}

/** The cards: 1 column on small screens, 3 on medium and larger (SPEC 9). */
export function PartsGrid({ parts, level }: PartsGridProps) {
  return (
    <Grid columns={3} as="ul">
      {parts.map((part, index) => (
        <li key={part.id}>
          <PartCard part={part} number={index + 1} level={level} />
        </li>
      ))}
    </Grid>
  )
}
