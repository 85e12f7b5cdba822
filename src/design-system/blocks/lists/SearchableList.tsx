import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { ShowMoreList, useShowMore, type ShowMoreOptions } from '#src/design-system/blocks/lists/ShowMoreList.tsx'
import { CsvBar } from '#src/design-system/blocks/lists/CsvBar.tsx'
import { ListToolbar, type ListToolbarProps } from '#src/design-system/blocks/lists/ListToolbar.tsx'
import { markMatches } from '#src/design-system/blocks/lists/markMatches.ts'
import { NothingFound } from '#src/design-system/blocks/lists/NothingFound.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { toSearch, type ListQuery, type Searchable } from '#src/domain/listQuery.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'

/** How a list can be searched and sorted, and the current query. */
export interface ListSearch<Row, Sort extends string> {
  kind: Searchable<Row, Sort>
  labels: ListToolbarProps<Sort>['labels'] & {
    showAll: string
  }
  query: ListQuery<Sort>
  setQuery: (query: ListQuery<Sort>) => void
}

interface SearchableListOptions<Row, Sort extends string> extends Pick<ShowMoreOptions, 'batchSize'> {
  rows: readonly Row[]
  search: ListSearch<Row, Sort>
  /** The selected tab of the list. Another one starts with its first rows. */
  tab?: string | undefined
}

/** Searches and sorts a list. @returns all rows that are found, and the first of them as `shown` */
export function useSearchableList<Row, Sort extends string>(options: SearchableListOptions<Row, Sort>) {
  const { rows, search, tab = '', batchSize } = options
  const { kind, query } = search
  // Memoized, because each batch of rows renders again, and a list may have 10,000.
  const found = useMemo(() => kind.select(rows, query), [kind, rows, query])
  return { rows, search, found, ...useShowMore(found, { query: tab + toSearch(query), batchSize }) }
}

export interface SearchableListProps<Row, Sort extends string> {
  list: ReturnType<typeof useSearchableList<Row, Sort>>
  hideToolbar?: boolean
  /** Replaces the found rows while the list has only its first rows, which can't be searched, sorted or saved yet. */
  pending?: { total: number; placeholder: ReactNode } | null | undefined
  /** Saves the found rows as a CSV file; no button for it when left out. */
  csv?: SaveListCsv<Row> | undefined
  csvLabel?: string
  /** Above the rows if there is no toolbar. */
  tabs?: ReactNode
  filters?: ReactNode
  /** Replaces the message that nothing is found if a filter leaves no rows to search. */
  empty?: ReactNode
  /** The rows that are shown; not rendered if none are found. */
  children: ReactNode
}

/** A list with search and sort, and a message with a button if nothing is found (ORDER-9). */
export function SearchableList<Row, Sort extends string>(props: SearchableListProps<Row, Sort>) {
  const { list, hideToolbar = false, pending, csv, csvLabel, tabs, filters, empty, children } = props
  const { rows, found } = list
  const { kind, labels, query, setQuery } = list.search
  const field = useRef<HTMLInputElement>(null)
  // Hydration keeps what was typed before the scripts ran, and does not report it (SPEED-14).
  const applyTypedSearch = useEffectEvent(() => {
    const typed = field.current?.value ?? query.q
    if (typed !== query.q) setQuery({ ...query, q: typed })
  })
  useEffect(() => applyTypedSearch(), [])
  useEffect(() => {
    // Older browsers show the rows without marks.
    if (query.q === '' || !('highlights' in CSS)) return
    return markMatches(query.q)
  }, [query.q])
  const total = pending?.total ?? rows.length
  // The buttons disappear together with the message, so move the focus to the search field.
  const searchFor = (q: string) => {
    field.current?.focus()
    setQuery({ ...query, q })
  }
  const toolbar = (action?: ReactNode) => (
    <ListToolbar
      ref={field}
      kind={kind}
      labels={labels}
      query={query}
      onQueryChange={setQuery}
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
        <CsvBar csv={csv} rows={pending ? rows : found} label={csvLabel} disabled={Boolean(pending)}>
          {hideToolbar ? undefined : toolbar}
        </CsvBar>
      )}
      {!csv && !hideToolbar && toolbar()}
      {pending?.placeholder ||
        (found.length > 0 ? (
          <ShowMoreList rows={list}>{children}</ShowMoreList>
        ) : (
          empty || <NothingFound rows={rows} kind={kind} query={query} showAll={labels.showAll} onSearch={searchFor} />
        ))}
    </Stack>
  )
}
