import { useState, type ReactNode } from 'react'
import { LoadFailure } from '#src/design-system/blocks/page/LoadFailure.tsx'
import { SearchedList, type ListSearch } from '#src/design-system/blocks/lists/SearchedList.tsx'
import { Waiting } from '#src/design-system/blocks/page/Waiting.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { toSearch } from '#src/domain/listQuery.ts'
import type { ListCsv, Loadable } from '#src/domain/status.ts'

/** A list with no more rows than this has no search and sort. */
const maxRowsWithoutToolbar = 5

/** A part of a list that can be chosen by tabs. */
export interface ListPart<Row> {
  /** Its name. */
  name: string
  /** Whether a row belongs to it. */
  includes: (row: Row) => boolean
  /** The tabs, above search and rows. */
  tabs: ReactNode
  /** What can be done with the rows that the search finds, above them. */
  actions?: ((found: readonly Row[]) => ReactNode) | undefined
  /** Shown if it has no rows. */
  empty: ReactNode
}

export interface ListBodyProps<Row, Sort extends string> {
  /** The rows, or why they are not available. */
  list: Loadable<readonly Row[]>
  /** Search and sort, for lists with more than a few rows. */
  search: ListSearch<Row, Sort>
  /** The part that is shown; all rows by default. */
  part?: ListPart<Row> | undefined
  /** Saves the rows that search and sort leave as a CSV file. */
  csv?: ListCsv<Row> | undefined
  /** The spinner's label. */
  loading: string
  /** Notice above rows that could not be refreshed (STATE-2, STATE-6). */
  stale: string
  /** Shown if the list has no rows (STATE-3). */
  empty: ReactNode
  /** Renders the table; not called without rows. */
  children: (shown: readonly Row[]) => ReactNode
}

/** The body of every list page: spinner, failure, empty message or rows (STATE-1 to STATE-4). */
export function ListBody<Row, Sort extends string>(props: ListBodyProps<Row, Sort>) {
  const { list, search, part, csv, loading, stale, empty, children } = props
  const [hasToolbar, setHasToolbar] = useState(false)
  // Once shown, the toolbar stays, also when rows are deleted or the search text is cleared.
  const needsToolbar =
    list.state === 'ready' && (list.value.length > maxRowsWithoutToolbar || toSearch(search.query) !== '')
  if (needsToolbar && !hasToolbar) setHasToolbar(true)

  if (list.state === 'loading') return <Waiting label={loading} space="page" onRetry={list.retry} />
  if (list.state === 'failed') return <LoadFailure reason={list.reason} onRetry={list.retry} level={2} />
  const rows = part ? list.value.filter(part.includes) : list.value
  return (
    <Stack gap={16}>
      {list.stale && (
        <Notice tone="warning" live="status">
          {stale}
        </Notice>
      )}
      {list.value.length > 0 && part?.tabs}
      {rows.length === 0 ? (
        list.value.length > 0 ? (
          part?.empty
        ) : (
          empty
        )
      ) : (
        <SearchedList
          rows={rows}
          search={search}
          part={part?.name}
          actions={part?.actions}
          csv={csv}
          hideToolbar={!hasToolbar}
          gap={24}
        >
          {children}
        </SearchedList>
      )}
    </Stack>
  )
}
