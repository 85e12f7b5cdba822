import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { ShowMoreList } from '#src/design-system/blocks/lists/ShowMoreList.tsx'
import { CsvBar } from '#src/design-system/blocks/lists/CsvBar.tsx'
import { ListToolbar, type ListToolbarProps } from '#src/design-system/blocks/lists/ListToolbar.tsx'
import { markMatches } from '#src/design-system/blocks/lists/markMatches.ts'
import { NothingFound } from '#src/design-system/blocks/lists/NothingFound.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { toSearch, type ListQuery, type Searchable } from '#src/domain/listQuery.ts'
import type { ListCsv } from '#src/lib/csv.ts'

/** How a list can be searched and sorted, and the current query. */
export interface ListSearch<Row, Sort extends string> {
  kind: Searchable<Row, Sort>
  labels: ListToolbarProps<Sort>['labels'] & {
    showAll: string
  }
  query: ListQuery<Sort>
  onQueryChange: (query: ListQuery<Sort>) => void
}

export interface SearchableListProps<Row, Sort extends string> {
  rows: readonly Row[]
  search: ListSearch<Row, Sort>
  /** The part of a list that the rows are: another one starts with its first rows. */
  part?: string | undefined
  /** As of `ShowMoreList`. */
  batchSize?: number
  hideToolbar?: boolean
  /** In place of the found rows, while these are only the first ones: they can't be searched, sorted or saved yet. */
  pending?: { total: number; placeholder: ReactNode } | null | undefined
  /** Saves the found rows as a CSV file; no button for it when left out. */
  csv?: ListCsv<Row> | undefined
  csvLabel?: string
  /** As of `ListToolbar`; without a toolbar they have a line of their own. */
  tabs?: ReactNode
  filters?: ReactNode
  /** In place of the message that nothing is found, because a filter leaves no rows to search. */
  empty?: ReactNode
  /** Renders the first of the found rows; not called if there are none. */
  children: (shown: readonly Row[], found: readonly Row[]) => ReactNode
}

/** A list with search and sort, and a message with a button if nothing is found (ORDER-9). */
export function SearchableList<Row, Sort extends string>(props: SearchableListProps<Row, Sort>) {
  const {
    rows,
    search,
    part = '',
    batchSize,
    hideToolbar = false,
    pending,
    csv,
    csvLabel,
    tabs,
    filters,
    empty,
    children,
  } = props
  const { kind, labels, query, onQueryChange } = search
  const field = useRef<HTMLInputElement>(null)
  // Hydration keeps what was typed before the scripts ran, and does not report it (SPEED-14).
  const applyTypedSearch = useEffectEvent(() => {
    const typed = field.current?.value ?? query.q
    if (typed !== query.q) onQueryChange({ ...query, q: typed })
  })
  useEffect(() => applyTypedSearch(), [])
  useEffect(() => {
    // Older browsers show the rows without marks.
    if (query.q === '' || !('highlights' in CSS)) return
    return markMatches(query.q)
  }, [query.q])
  const found = pending ? rows : kind.select(rows, query)
  const total = pending?.total ?? rows.length
  // The buttons disappear together with the message, so move the focus to the search field.
  const searchFor = (q: string) => {
    field.current?.focus()
    onQueryChange({ ...query, q })
  }
  const toolbar = (action?: ReactNode) => (
    <ListToolbar
      ref={field}
      kind={kind}
      labels={labels}
      query={query}
      onQueryChange={onQueryChange}
      found={pending ? total : found.length}
      total={total}
      tabs={tabs}
      filters={filters}
      action={action}
    />
  )
  return (
    <Stack gap={tabs ? 16 : 24}>
      {hideToolbar && tabs}
      {csv && (
        <CsvBar csv={csv} rows={found} label={csvLabel} disabled={Boolean(pending)}>
          {hideToolbar ? undefined : toolbar}
        </CsvBar>
      )}
      {!csv && !hideToolbar && toolbar()}
      {pending?.placeholder ||
        (found.length > 0 ? (
          <ShowMoreList rows={found} query={part + toSearch(query)} batchSize={batchSize}>
            {(shown) => children(shown, found)}
          </ShowMoreList>
        ) : (
          empty || <NothingFound rows={rows} kind={kind} query={query} showAll={labels.showAll} onSearch={searchFor} />
        ))}
    </Stack>
  )
}
