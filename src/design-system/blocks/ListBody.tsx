import { useState, type ReactNode } from 'react'
import { stillWorking } from '#src/copy/waiting.ts'
import { LoadFailure } from '#src/design-system/blocks/LoadFailure.tsx'
import { SearchedList, type ListSearch } from '#src/design-system/blocks/SearchedList.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { toSearch } from '#src/domain/listQuery.ts'
import type { Loadable } from '#src/domain/loadable.ts'

/** So few are seen at a glance: they do without search and sort. */
const few = 5

export interface ListBodyProps<Row, Sort extends string> {
  list: Loadable<readonly Row[]>
  /** Search and sort, of lists that have more than a few rows. */
  search: ListSearch<Row, Sort>
  /** What is being loaded, for the spinner. */
  loading: string
  /** Said above rows that could not be refreshed (STATE-2, STATE-6). */
  stale: string
  /** Stands in the rows' place when there are none (STATE-3). */
  empty: ReactNode
  /**
   * The table; only called with rows.
   * @param total of how many they were found
   */
  children: (found: readonly Row[], total: number) => ReactNode
}

/** What is below the heading of every list page: the wait, the failure, nothing, or the rows (STATE-1 to STATE-4). */
export function ListBody<Row, Sort extends string>(props: ListBodyProps<Row, Sort>) {
  const { list, search, loading, stale, empty, children } = props
  const [hasTools, setHasTools] = useState(false)
  // Once there they stay: whoever deletes rows, or the last letter of a search, keeps them.
  const needsTools = list.state === 'ready' && (list.value.length > few || toSearch(search.query) !== '')
  if (needsTools && !hasTools) setHasTools(true)

  if (list.state === 'loading') return <Spinner label={loading} slowLabel={stillWorking} space="page" />
  if (list.state === 'failed') return <LoadFailure reason={list.reason} onRetry={list.retry} level={2} />
  const rows = list.value
  return (
    <Stack gap={16}>
      {list.stale && (
        <Notice tone="warning" live="status">
          {stale}
        </Notice>
      )}
      {rows.length === 0 ? (
        empty
      ) : (
        <SearchedList rows={rows} search={search} bare={!hasTools} gap={24}>
          {(found) => children(found, rows.length)}
        </SearchedList>
      )}
    </Stack>
  )
}
