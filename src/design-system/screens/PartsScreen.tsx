import { PartsSection } from '#src/design-system/blocks/PartsSection.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Part } from '#src/domain/part.ts'

export interface PartsScreenProps {
  parts: Loadable<Part[]>
}

/** `/parts`, called Tools in the navigation (SPEC 2). */
export function PartsScreen({ parts }: PartsScreenProps) {
  return <PartsSection parts={parts} level={1} />
}
