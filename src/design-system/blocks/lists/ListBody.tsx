import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { type ListSearch, SearchableList, useSearchableList } from '#src/design-system/blocks/lists/SearchableList.tsx'
import { type Column, Table } from '#src/design-system/components/Table.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { toQueryString } from '#src/domain/listQuery.ts'
import { getRowKey, type ListRow } from '#src/domain/listRow.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'

interface ListLabels<Row, Sort extends string> {
  /** The name of the page, also used as the caption of the table. */
  pageName: string
  /** The heading once the rows have loaded. By default, the heading is the name of the page. */
  title?: (count: number) => string
  count?: (count: number) => string
  loading: string
  /** Shown when the rows could not be refreshed (STATE-2, STATE-6). */
  stale: string
  empty: string
  emptyHint: string
  list: ListSearch<Row, Sort>['labels']
}

/** The selected tab of a list, and the rows that the tab includes. */
export interface ListTab<Row> {
  name: string
  includes: (row: Row) => boolean
  /** Links to all tabs, shown at the start of the toolbar. */
  tabs: ReactNode
  /** Shown above the toolbar. */
  note: ReactNode
  empty: ReactNode
}

export interface ListBodyProps<Row extends ListRow, Sort extends string> {
  labels: ListLabels<Row, Sort>
  list: Loadable<readonly Row[]>
  search: Omit<ListSearch<Row, Sort>, 'labels'>
  /** Restricts the table to the rows of the selected tab. The heading still counts all rows (ADMIN-10). */
  tab?: ListTab<Row>
  csv?: SaveListCsv<Row>
  getColumns: (visibleRows: readonly Row[]) => Column<Row>[]
  isSelected?: (row: Row) => boolean
  /** The key of the row whose mutation is running; null if there is none. */
  busyKey: string | null
  emptyAction?: ReactNode
  /** Wraps the table in other elements. `visibleRows` are the table's rows; `matchingRows` are all rows that match the search. */
  wrapTable?: (table: ReactNode, rows: { visibleRows: readonly Row[]; matchingRows: readonly Row[] }) => ReactNode
}

/** A list of up to this many rows has no search field and no sort order. */
const maxRowsWithoutToolbar = 5

/** The body of every list page: a spinner, an error, an empty message or the rows (STATE-1 to STATE-4). */
export function ListBody<Row extends ListRow, Sort extends string>(props: ListBodyProps<Row, Sort>) {
  const { labels, list, search, tab, csv, getColumns, isSelected, busyKey, emptyAction, wrapTable } = props
  const [hasToolbar, setHasToolbar] = useState(false)
  // Once the toolbar is shown, it stays, even when rows are deleted or the search text is cleared.
  const needsToolbar =
    list.state === 'ready' && (list.value.length > maxRowsWithoutToolbar || toQueryString(search.query) !== '')
  if (needsToolbar && !hasToolbar) setHasToolbar(true)

  const rows = useMemo(() => {
    const loadedRows = list.state === 'ready' ? list.value : []
    return tab ? loadedRows.filter(tab.includes) : loadedRows
  }, [list, tab])
  const searchableList = useSearchableList({ rows, search: { ...search, labels: labels.list }, tab: tab?.name })

  if (list.state === 'loading')
    return <LoadingIndicator label={labels.loading} space="page" skeleton="rows" onRetry={list.retry} />
  if (list.state === 'failed') return <LoadFailure reason={list.reason} onRetry={list.retry} />
  const { visibleRows, matchingRows } = searchableList
  const table = (
    <Table
      caption={labels.pageName}
      columns={getColumns(visibleRows)}
      rows={visibleRows}
      rowKey={getRowKey}
      busyKey={busyKey}
      isSelected={isSelected}
    />
  )
  return (
    <Stack gap={16}>
      {list.stale && <StaleBar>{labels.stale}</StaleBar>}
      {list.value.length > 0 && tab?.note}
      {list.value.length > 0 && (
        <SearchableList
          list={searchableList}
          csv={csv}
          tabs={tab?.tabs}
          empty={rows.length === 0 && tab?.empty}
          hideToolbar={!hasToolbar}
        >
          {wrapTable ? wrapTable(table, { visibleRows, matchingRows }) : table}
        </SearchableList>
      )}
      {list.value.length === 0 && (
        <StateMessage drawing="empty" title={labels.empty} text={labels.emptyHint} action={emptyAction} />
      )}
    </Stack>
  )
}
