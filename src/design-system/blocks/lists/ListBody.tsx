import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { type ListSearch, SearchableList, useSearchableList } from '#src/design-system/blocks/lists/SearchableList.tsx'
import { type Column, Table } from '#src/design-system/components/Table.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { toSearch } from '#src/domain/listQuery.ts'
import { rowKey, type ListRow } from '#src/domain/listRow.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'

interface ListTexts<Row, Sort extends string> {
  /** Also the table's caption. */
  pageName: string
  /** The heading once the rows have loaded; the page's name by default. */
  title?: (count: number) => string
  count?: (count: number) => string
  loading: string
  /** Shown when the rows could not be refreshed (STATE-2, STATE-6). */
  stale: string
  empty: string
  emptyHint: string
  list: ListSearch<Row, Sort>['labels']
}

/** The selected tab of a list, and the rows that it includes. */
export interface ListTab<Row> {
  name: string
  includes: (row: Row) => boolean
  /** At the start of the toolbar's line. */
  tabs: ReactNode
  /** Above the toolbar. */
  note: ReactNode
  empty: ReactNode
}

export interface ListBodyProps<Row extends ListRow, Sort extends string> {
  texts: ListTexts<Row, Sort>
  list: Loadable<readonly Row[]>
  search: Omit<ListSearch<Row, Sort>, 'labels'>
  /** The selected tab; the heading counts all rows (ADMIN-10). */
  tab?: ListTab<Row>
  csv?: SaveListCsv<Row>
  columns: (shown: readonly Row[]) => Column<Row>[]
  isSelected?: (row: Row) => boolean
  busyKey: string | null
  emptyAction?: ReactNode
  /** @param shown the rows of the table @param found all rows that the search finds */
  wrapTable?: (table: ReactNode, rows: { shown: readonly Row[]; found: readonly Row[] }) => ReactNode
}

/** A list with no more rows than this has no search and sort. */
const maxRowsWithoutToolbar = 5

/** The body of every list page: spinner, failure, empty message or rows (STATE-1 to STATE-4). */
export function ListBody<Row extends ListRow, Sort extends string>(props: ListBodyProps<Row, Sort>) {
  const { texts, list, search, tab, csv, columns, isSelected, busyKey, emptyAction, wrapTable } = props
  const [hasToolbar, setHasToolbar] = useState(false)
  // Once shown, the toolbar stays, also when rows are deleted or the search text is cleared.
  const needsToolbar =
    list.state === 'ready' && (list.value.length > maxRowsWithoutToolbar || toSearch(search.query) !== '')
  if (needsToolbar && !hasToolbar) setHasToolbar(true)

  const rows = useMemo(() => {
    const all = list.state === 'ready' ? list.value : []
    return tab ? all.filter(tab.includes) : all
  }, [list, tab])
  const searched = useSearchableList({ rows, search: { ...search, labels: texts.list }, tab: tab?.name })

  if (list.state === 'loading')
    return <LoadingIndicator label={texts.loading} space="page" skeleton="rows" onRetry={list.retry} />
  if (list.state === 'failed') return <LoadFailure reason={list.reason} onRetry={list.retry} level={2} />
  const { shown, found } = searched
  const table = (
    <Table
      caption={texts.pageName}
      columns={columns(shown)}
      rows={shown}
      rowKey={rowKey}
      busyKey={busyKey}
      isSelected={isSelected}
    />
  )
  return (
    <Stack gap={16}>
      {list.stale && <StaleBar>{texts.stale}</StaleBar>}
      {list.value.length > 0 && tab?.note}
      {list.value.length > 0 && (
        <SearchableList
          list={searched}
          csv={csv}
          tabs={tab?.tabs}
          empty={rows.length === 0 && tab?.empty}
          hideToolbar={!hasToolbar}
        >
          {wrapTable ? wrapTable(table, { shown, found }) : table}
        </SearchableList>
      )}
      {list.value.length === 0 && (
        <StateMessage drawing="empty" level={2} title={texts.empty} action={emptyAction}>
          {texts.emptyHint}
        </StateMessage>
      )}
    </Stack>
  )
}
