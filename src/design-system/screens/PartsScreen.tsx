import { PartsGrid, PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { parts as copy } from '#src/copy/publicPages.ts'
import { SearchedList } from '#src/design-system/blocks/lists/SearchedList.tsx'
import { partList, type SearchOf } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { Part } from '#src/domain/part.ts'

export interface PartsScreenProps {
  parts: Loadable<Part[]>
  search: SearchOf<typeof partList>
}

/** The catalogue, `/parts`, called Tools in the navigation (ORDER-9). */
export function PartsScreen({ parts, search }: PartsScreenProps) {
  return (
    <PartsSection parts={parts} level={1}>
      {(all) => (
        <SearchedList rows={all} search={{ kind: partList, labels: copy.list, ...search }}>
          {(shown) => <PartsGrid parts={shown} level={2} />}
        </SearchedList>
      )}
    </PartsSection>
  )
}
