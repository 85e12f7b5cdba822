import { BusinessSection } from '#src/design-system/blocks/BusinessSection.tsx'
import { Hero } from '#src/design-system/blocks/Hero.tsx'
import { PartsSection } from '#src/design-system/blocks/PartsSection.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Part } from '#src/domain/part.ts'

export interface HomeScreenProps {
  parts: Loadable<Part[]>
}

/** How many parts Home shows (DECISIONS D9). */
const partsOnHome = 9

/** `/` and `/home` (SPEC 2 Home), in the order of DECISIONS G4. A section that fails leaves the others alone (S5). */
export function HomeScreen({ parts }: HomeScreenProps) {
  return (
    <>
      <Hero />
      <BusinessSection />
      <PartsSection parts={parts} level={2} limit={partsOnHome} />
    </>
  )
}
