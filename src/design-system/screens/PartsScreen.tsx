import { partsTable } from '#src/copy/partsPage.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { gridKey, PartsGrid } from '#src/design-system/blocks/parts/PartsGrid.tsx'
import { PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { csv as csvTexts } from '#src/copy/csv.ts'
import { parts as copy } from '#src/copy/publicPages.ts'
import { AvailableParts, type AvailablePartsProps } from '#src/design-system/blocks/parts/AvailableParts.tsx'
import { NoLowStock, StockFilter, type LowStock } from '#src/design-system/blocks/parts/StockFilter.tsx'
import { SearchableList } from '#src/design-system/blocks/lists/SearchableList.tsx'
import { PartDetails, type OpenPart } from '#src/design-system/blocks/parts/PartDetails.tsx'
import { PartLinks } from '#src/design-system/blocks/parts/PartLinks.tsx'
import { partsInStock } from '#src/domain/lowStock.ts'
import { partList, type SearchOf } from '#src/domain/lists.ts'
import { toSearch } from '#src/domain/listQuery.ts'
import { displayedSnapshot, type Loadable } from '#src/domain/status.ts'
import type { ListCsv } from '#src/lib/csv.ts'
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
  openPart: OpenPart | null
}

/** Parts that fill a screen. */
const batchSize = 6

/** The catalogue, `/parts`, called Tools in the navigation (ORDER-9). */
export function PartsScreen(props: PartsScreenProps) {
  const { parts, search, csv, available, lowStock, view, onViewChange, openPart } = props
  const { limit } = lowStock
  const snapshot = displayedSnapshot(parts)
  const isFiltered = available.isOn || limit !== null || toSearch(search.query) !== ''
  const pending = snapshot && {
    total: snapshot.total,
    placeholder: isFiltered && <ListUpdate update={snapshot.update} />,
  }
  return (
    <PartsSection parts={parts} level={1}>
      {(all) => (
        <>
          <AvailableParts
            parts={partsInStock(all, limit)}
            isPending={snapshot !== null && snapshot.total > all.length}
            {...available}
          >
            {(rows, filter, empty) => (
              <>
                <PartDetails
                  openPart={openPart}
                  catalogue={all}
                  found={openPart ? partList.select(rows, search.query) : []}
                />
                <SearchableList
                  rows={rows}
                  search={{ kind: partList, labels: copy.list, ...search }}
                  csv={csv}
                  csvLabel={csvTexts.savePrices}
                  batchSize={batchSize}
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
                  pending={pending}
                >
                  {(shownRows) => (
                    <PartsGrid
                      key={gridKey(parts)}
                      parts={shownRows}
                      catalogue={all}
                      level={2}
                      asList={view === 'list'}
                    />
                  )}
                </SearchableList>
              </>
            )}
          </AvailableParts>
          {/* The scripts show them as cards. */}
          <noscript>{snapshot && <PartLinks parts={all.slice(batchSize)} />}</noscript>
        </>
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

/** In place of the parts that are searched, sorted or filtered, until the API's own list has loaded (DATA-20). */
function ListUpdate({ update }: { update: Loadable<unknown> }) {
  if (update.state === 'failed') return <LoadFailure reason={update.reason} onRetry={update.retry} level={2} />
  return (
    <LoadingIndicator
      label={copy.loading}
      space="page"
      onRetry={update.state === 'loading' ? update.retry : undefined}
    />
  )
}
