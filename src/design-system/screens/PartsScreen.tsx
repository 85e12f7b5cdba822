import { partsTable } from '#src/copy/tools.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { PartsGrid, PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { csv as csvTexts } from '#src/copy/csv.ts'
import { parts as copy } from '#src/copy/publicPages.ts'
import { AvailableParts, type AvailablePartsProps } from '#src/design-system/blocks/parts/AvailableParts.tsx'
import { NoLowStock, StockFilter, type LowStock } from '#src/design-system/blocks/parts/StockFilter.tsx'
import { SearchedList } from '#src/design-system/blocks/lists/SearchedList.tsx'
import { PartReader, type ShownPart } from '#src/design-system/blocks/parts/PartReader.tsx'
import { partsInStock } from '#src/domain/lowStock.ts'
import { partList, type SearchOf } from '#src/domain/lists.ts'
import type { ListCsv, Loadable } from '#src/domain/status.ts'
import type { Part, PartsView } from '#src/domain/part.ts'

export interface PartsScreenProps {
  parts: Loadable<Part[]>
  search: SearchOf<typeof partList>
  csv: ListCsv<Part>
  /** The filter for what can be ordered now (ORDER-18). */
  available: Pick<AvailablePartsProps, 'isOn' | 'onChange'>
  /** The filter for parts of which few are left (ADMIN-22). */
  lowStock: LowStock
  /** Cards, or a list with a row for each part (ORDER-23). */
  view: PartsView
  onViewChange: (view: PartsView) => void
  /** The part to read, over the list (ORDER-16); null for none. */
  shown: ShownPart | null
}

/** The catalogue, `/parts`, called Tools in the navigation (ORDER-9). */
export function PartsScreen(props: PartsScreenProps) {
  const { parts, search, csv, available, lowStock, view, onViewChange, shown } = props
  const { limit } = lowStock
  return (
    <PartsSection parts={parts} level={1}>
      {(all) => (
        <AvailableParts parts={partsInStock(all, limit)} {...available}>
          {(rows, filter, empty) => (
            <>
              <PartReader shown={shown} catalogue={all} found={shown ? partList.select(rows, search.query) : []} />
              <SearchedList
                rows={rows}
                search={{ kind: partList, labels: copy.list, ...search }}
                csv={csv}
                csvLabel={csvTexts.savePrices}
                screenful={6}
                filters={
                  <>
                    {filter}
                    <StockFilter {...lowStock} />
                    <ViewSwitch view={view} onChange={onViewChange} />
                  </>
                }
                empty={
                  limit !== null && partsInStock(all, limit).length === 0 ? (
                    <NoLowStock {...lowStock} limit={limit} />
                  ) : (
                    empty
                  )
                }
              >
                {(shownRows) => <PartsGrid parts={shownRows} catalogue={all} level={2} asList={view === 'list'} />}
              </SearchedList>
            </>
          )}
        </AvailableParts>
      )}
    </PartsSection>
  )
}

/** One button, whose label says what it shows. */
function ViewSwitch({ view, onChange }: { view: PartsView; onChange: (view: PartsView) => void }) {
  const isList = view === 'list'
  return (
    <IconButton
      icon={isList ? 'cards' : 'menu'}
      label={isList ? partsTable.asCards : partsTable.asList}
      onClick={() => onChange(isList ? 'cards' : 'list')}
    />
  )
}
