import { useMemo } from 'react'
import { lowStock as lowStockCopy } from '#src/copy/lowStock.ts'
import { availabilityFilter as availableCopy, partsTable } from '#src/copy/partsPage.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { getGridKey, PartsGrid } from '#src/design-system/blocks/parts/PartsGrid.tsx'
import { PartsSection } from '#src/design-system/blocks/parts/PartsSection.tsx'
import { csv as csvCopy } from '#src/copy/csv.ts'
import { parts as copy } from '#src/copy/publicPages.ts'
import {
  AvailabilityCheckbox,
  NoPartsLeft,
  LowStockSelect,
  type AvailabilityFilter,
  type LowStockFilter,
} from '#src/design-system/blocks/parts/PartFilters.tsx'
import { SearchableList, useSearchableList } from '#src/design-system/blocks/lists/SearchableList.tsx'
import { PartDetails, type OpenPart } from '#src/design-system/blocks/parts/PartDetails.tsx'
import { PartLinks } from '#src/design-system/blocks/parts/PartLinks.tsx'
import { selectLowStockParts } from '#src/domain/lowStock.ts'
import { partList, type SearchOf } from '#src/domain/lists.ts'
import { toQueryString } from '#src/domain/listQuery.ts'
import { getDisplayedSnapshot, type Loadable } from '#src/domain/status.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { findUnavailableReason, type Part, type PartsView } from '#src/domain/part.ts'

export interface PartsScreenProps {
  parts: Loadable<Part[]>
  search: SearchOf<typeof partList>
  csv: SaveListCsv<Part>
  availabilityFilter: AvailabilityFilter
  lowStockFilter: LowStockFilter
  /** Whether the parts are shown as cards, or as a list with one row for each part (ORDER-23). */
  view: PartsView
  onViewChange: (view: PartsView) => void
  /** The part that is open in a dialog over the list (ORDER-16); null if no part is open. */
  openPart: OpenPart | null
}

/** The number of parts that fill a window. */
const rowsPerScreen = 6

const emptyPartList: readonly Part[] = []

/** The catalogue, `/parts`, which the navigation calls “Tools” (ORDER-9). */
export function PartsScreen(props: PartsScreenProps) {
  const { parts, search, csv, availabilityFilter, lowStockFilter, view, onViewChange, openPart } = props
  const { limit } = lowStockFilter
  const allParts = parts.state === 'ready' ? parts.value : emptyPartList
  const stockFilteredParts = useMemo(() => selectLowStockParts(allParts, limit), [allParts, limit])
  const orderableParts = useMemo(
    () => stockFilteredParts.filter((part) => findUnavailableReason(part) === null),
    [stockFilteredParts],
  )
  const list = useSearchableList({
    rows: availabilityFilter.isOn ? orderableParts : stockFilteredParts,
    search: { searchable: partList, labels: copy.list, ...search },
    rowsPerScreen,
  })
  const snapshot = getDisplayedSnapshot(parts)
  const isFiltered = availabilityFilter.isOn || limit !== null || toQueryString(search.query) !== ''
  const isListComplete = snapshot === null || snapshot.total <= allParts.length
  return (
    <PartsSection parts={parts} level={1}>
      <PartDetails openPart={openPart} catalogue={allParts} matchingParts={list.matchingRows} />
      <SearchableList
        list={list}
        csv={csv}
        csvLabel={csvCopy.savePrices}
        filters={
          <>
            <AvailabilityCheckbox {...availabilityFilter} count={isListComplete ? orderableParts.length : null} />
            <LowStockSelect {...lowStockFilter} />
            <ViewSwitch view={view} onChange={onViewChange} />
          </>
        }
        empty={
          limit !== null && stockFilteredParts.length === 0 ? (
            <NoPartsLeft
              {...lowStockCopy.none}
              title={lowStockCopy.none.title(limit)}
              onShowAll={() => lowStockFilter.onChange(null)}
            />
          ) : (
            availabilityFilter.isOn &&
            orderableParts.length === 0 && (
              <NoPartsLeft {...availableCopy.none} onShowAll={() => availabilityFilter.onChange(false)} />
            )
          )
        }
        pending={
          snapshot && {
            total: snapshot.total,
            placeholder: isFiltered && <PartsLoadStatus apiList={snapshot.apiList} />,
          }
        }
      >
        <PartsGrid
          key={getGridKey(parts)}
          parts={list.visibleRows}
          catalogue={allParts}
          level={2}
          asList={view === 'list'}
        />
      </SearchableList>
      {/* Without scripts, only the first parts are cards, so these links lead to the other parts. */}
      <noscript>{snapshot && <PartLinks parts={allParts.slice(rowsPerScreen)} />}</noscript>
    </PartsSection>
  )
}

/** A button that switches between cards and list. The label names the view that a click opens. */
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

/** Replaces the parts if people search, sort or filter them before the whole list has loaded (DATA-20). */
function PartsLoadStatus({ apiList }: { apiList: Loadable<unknown> }) {
  if (apiList.state === 'failed') return <LoadFailure reason={apiList.reason} onRetry={apiList.retry} />
  return (
    <LoadingIndicator
      label={copy.loading}
      space="page"
      onRetry={apiList.state === 'loading' ? apiList.retry : undefined}
    />
  )
}
