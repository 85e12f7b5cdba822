import { parts as copy } from '#src/copy/parts.ts'
import { PartsGrid } from '#src/design-system/blocks/PartsGrid.tsx'
import { PartsSection } from '#src/design-system/blocks/PartsSection.tsx'
import { SearchedList } from '#src/design-system/blocks/SearchedList.tsx'
import { partList, type SearchOf } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Part } from '#src/domain/part.ts'

export interface PartsScreenProps {
  parts: Loadable<Part[]>
  search: SearchOf<typeof partList>
}

/** `/parts`, called Tools in the navigation: the whole catalogue, searched and sorted (SHOP-2, ORDER-9). */
export function PartsScreen({ parts, search }: PartsScreenProps) {
  return (
    <PartsSection parts={parts} level={1}>
      {(all) => (
        <SearchedList rows={all} search={{ kind: partList, words: copy.list, ...search }}>
          {(found) => <PartsGrid parts={found} total={all.length} level={2} />}
        </SearchedList>
      )}
    </PartsSection>
  )
}
