import { useMemo } from 'react'
import { lowStock as lowStockCopy } from '#src/copy/lowStock.ts'
import { availableFilter as availableCopy, partsTable } from '#src/copy/partsPage.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { gridKey, PartsGrid } from '#src/design-system/blocks/parts/PartsGrid.tsx'
import { PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { csv as csvTexts } from '#src/copy/csv.ts'
import { parts as copy } from '#src/copy/publicPages.ts'
import {
  AvailableFilter,
  NoPartsLeft,
  StockFilter,
  type AvailabilityFilter,
  type LowStock,
} from '#src/design-system/blocks/parts/PartFilters.tsx'
import { SearchableList, useSearchableList } from '#src/design-system/blocks/lists/SearchableList.tsx'
import { PartDetails, type OpenPart } from '#src/design-system/blocks/parts/PartDetails.tsx'
import { PartLinks } from '#src/design-system/blocks/parts/PartLinks.tsx'
import { selectLowStock } from '#src/domain/lowStock.ts'
import { partList, type SearchOf } from '#src/domain/lists.ts'
import { toSearch } from '#src/domain/listQuery.ts'
import { displayedSnapshot, type Loadable } from '#src/domain/status.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { findUnavailableReason, type Part, type PartsView } from '#src/domain/part.ts'

export interface PartsScreenProps {
  parts: Loadable<Part[]>
  search: SearchOf<typeof partList>
  csv: SaveListCsv<Part>
  available: AvailabilityFilter
  lowStock: LowStock
  /** Cards, or a list with a row for each part (ORDER-23). */
  view: PartsView
  onViewChange: (view: PartsView) => void
  /** The part that is open over the list (ORDER-16); null for none. */
  openPart: OpenPart | null
}

/** Parts that fill a screen. */
const batchSize = 6

const noParts: readonly Part[] = []

/** The catalogue, `/parts`, called Tools in the navigation (ORDER-9). */
export function PartsScreen(props: PartsScreenProps) {
  const { parts, search, csv, available, lowStock, view, onViewChange, openPart } = props
  const { limit } = lowStock
  const all = parts.state === 'ready' ? parts.value : noParts
  const inStock = useMemo(() => selectLowStock(all, limit), [all, limit])
  const orderable = useMemo(() => inStock.filter((part) => findUnavailableReason(part) === null), [inStock])
  const list = useSearchableList({
    rows: available.isOn ? orderable : inStock,
    search: { kind: partList, labels: copy.list, ...search },
    batchSize,
  })
  const snapshot = displayedSnapshot(parts)
  const isFiltered = available.isOn || limit !== null || toSearch(search.query) !== ''
  const isCounted = snapshot === null || snapshot.total <= all.length
  return (
    <PartsSection parts={parts} level={1}>
      <PartDetails openPart={openPart} catalogue={all} found={list.found} />
      <SearchableList
        list={list}
        csv={csv}
        csvLabel={csvTexts.savePrices}
        filters={
          <>
            <AvailableFilter {...available} count={isCounted ? orderable.length : null} />
            <StockFilter {...lowStock} />
            <ViewSwitch view={view} onChange={onViewChange} />
          </>
        }
        empty={
          limit !== null && inStock.length === 0 ? (
            <NoPartsLeft
              {...lowStockCopy.none}
              title={lowStockCopy.none.title(limit)}
              onShowAll={() => lowStock.onChange(null)}
            />
          ) : (
            available.isOn &&
            orderable.length === 0 && (
              <NoPartsLeft {...availableCopy.none} onShowAll={() => available.onChange(false)} />
            )
          )
        }
        pending={
          snapshot && { total: snapshot.total, placeholder: isFiltered && <ListUpdate update={snapshot.update} /> }
        }
      >
        <PartsGrid key={gridKey(parts)} parts={list.shown} catalogue={all} level={2} asList={view === 'list'} />
      </SearchableList>
      {/* With scripts, they are cards in the list. */}
      <noscript>{snapshot && <PartLinks parts={all.slice(batchSize)} />}</noscript>
    </PartsSection>
  )
}

/** One button, labelled with the other view. */
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

/** Replaces the parts until the API's own list has loaded, if they are searched, sorted or filtered (DATA-20). */
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
