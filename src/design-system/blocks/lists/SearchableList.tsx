import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { ShowMoreList, useShowMore, type ShowMoreOptions } from '#src/design-system/blocks/lists/ShowMoreList.tsx'
import { CsvBar } from '#src/design-system/blocks/lists/CsvBar.tsx'
import { ListToolbar, type ListToolbarProps } from '#src/design-system/blocks/lists/ListToolbar.tsx'
import { markMatches } from '#src/design-system/blocks/lists/markMatches.ts'
import { NothingFound } from '#src/design-system/blocks/lists/NothingFound.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { toQueryString, type ListQuery, type ListDefinition } from '#src/domain/listQuery.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'

/** How a list can be searched and sorted, and the current query. */
export interface ListSearch<Row, Sort extends string> {
  searchable: ListDefinition<Row, Sort>
  labels: ListToolbarProps<Sort>['labels'] & { showAll: string }
  query: ListQuery<Sort>
  setQuery: (query: ListQuery<Sort>) => void
}

interface SearchableListOptions<Row, Sort extends string> extends Pick<ShowMoreOptions, 'rowsPerScreen'> {
  rows: readonly Row[]
  search: ListSearch<Row, Sort>
  /** The selected tab. Selecting a different tab shows the first rows again. */
  tab?: string | undefined
}

/**
 * Searches and sorts a list.
 * @returns the list's state, with all rows that match the search (`matchingRows`) and the first of those (`visibleRows`)
 */
export function useSearchableList<Row, Sort extends string>(options: SearchableListOptions<Row, Sort>) {
  const { rows, search, tab = '', rowsPerScreen } = options
  const { searchable, query } = search
  // Memoized, because this hook runs again for each batch of rows, and a list may have 10,000 rows.
  const matchingRows = useMemo(() => searchable.select(rows, query), [searchable, rows, query])
  const showMore = useShowMore(matchingRows, { query: tab + toQueryString(query), rowsPerScreen })
  return { rows, search, matchingRows, ...showMore }
}

export interface SearchableListProps<Row, Sort extends string> {
  list: ReturnType<typeof useSearchableList<Row, Sort>>
  hideToolbar?: boolean
  /**
   * Set while only the first of `total` rows have loaded. They can't be searched or saved yet, and `placeholder`, if any,
   * replaces them.
   */
  pending?: { total: number; placeholder: ReactNode } | null | undefined
  /** Saves the matching rows as a CSV file. By default, the list has no CSV button. */
  csv?: SaveListCsv<Row> | undefined
  csvLabel?: string
  /** Links to the tabs of the list, shown in the toolbar or, without a toolbar, above the rows. */
  tabs?: ReactNode
  filters?: ReactNode
  /** Shown instead of the message that nothing was found, if a filter leaves no rows to search. */
  empty?: ReactNode
  /** The visible rows. They are not rendered if no row matches. */
  children: ReactNode
}

/** A list with search and sort. If no row matches, a message with a button replaces the rows (ORDER-9). */
export function SearchableList<Row, Sort extends string>(props: SearchableListProps<Row, Sort>) {
  const { list, hideToolbar = false, pending, csv, csvLabel, tabs, filters, empty, children } = props
  const { rows, matchingRows } = list
  const { searchable, labels, query, setQuery } = list.search
  const searchFieldRef = useRef<HTMLInputElement>(null)
  // Hydration keeps text that was typed before the scripts ran, but dispatches no change event for it (SPEED-14).
  const applyTypedSearch = useEffectEvent(() => {
    const typedText = searchFieldRef.current?.value ?? query.q
    if (typedText !== query.q) setQuery({ ...query, q: typedText })
  })
  useEffect(() => applyTypedSearch(), [])
  // Older browsers show the matches without highlighting.
  useEffect(() => (query.q && 'highlights' in CSS ? markMatches(query.q) : undefined), [query.q])
  const total = pending?.total ?? rows.length
  // Focuses the search field, because the clicked button disappears together with its message.
  const searchFor = (q: string) => {
    searchFieldRef.current?.focus()
    setQuery({ ...query, q })
  }
  const renderToolbar = (action?: ReactNode) =>
    hideToolbar ? (
      (tabs || action) && (
        <Row justify={tabs ? 'between' : 'end'} wrap={false}>
          {tabs}
          {action}
        </Row>
      )
    ) : (
      <ListToolbar
        ref={searchFieldRef}
        searchable={searchable}
        labels={labels}
        query={query}
        onQueryChange={setQuery}
        matchCount={pending ? total : matchingRows.length}
        total={total}
        tabs={tabs}
        filters={filters}
        action={action}
      />
    )
  const toolbar = csv ? (
    <CsvBar saveCsv={csv} rows={pending ? rows : matchingRows} label={csvLabel} disabled={Boolean(pending)}>
      {renderToolbar}
    </CsvBar>
  ) : (
    renderToolbar()
  )
  return (
    <Stack gap={tabs ? 16 : 24}>
      {toolbar}
      {pending?.placeholder ||
        (matchingRows.length > 0 ? (
          <ShowMoreList list={list}>{children}</ShowMoreList>
        ) : (
          empty || <NothingFound {...{ rows, searchable, query }} showAllLabel={labels.showAll} onSearch={searchFor} />
        ))}
    </Stack>
  )
}
