import { PartsGrid, PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { csv as csvTexts } from '#src/copy/csv.ts'
import { parts as copy } from '#src/copy/publicPages.ts'
import { SearchedList } from '#src/design-system/blocks/lists/SearchedList.tsx'
import { partList, type SearchOf } from '#src/domain/lists.ts'
import type { ListCsv, Loadable } from '#src/domain/status.ts'
import type { Part } from '#src/domain/part.ts'

export interface PartsScreenProps {
  parts: Loadable<Part[]>
  search: SearchOf<typeof partList>
  /** Saves the price list of the parts shown (PAGE-26). */
  csv: ListCsv<Part>
}

/** The catalogue, `/parts`, called Tools in the navigation (ORDER-9). */
export function PartsScreen({ parts, search, csv }: PartsScreenProps) {
  return (
    <PartsSection parts={parts} level={1}>
      {(all) => (
        <SearchedList
          rows={all}
          search={{ kind: partList, labels: copy.list, ...search }}
          csv={csv}
          csvLabel={csvTexts.savePrices}
        >
          {(shown) => <PartsGrid parts={shown} level={2} />}
        </SearchedList>
      )}
    </PartsSection>
  )
}
