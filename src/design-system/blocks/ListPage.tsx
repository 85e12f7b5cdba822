import { useState, type ReactNode } from 'react'
import { lists } from '#src/copy/lists.ts'
import { ConfirmQuestion, type Ask, type Question } from '#src/design-system/blocks/ConfirmQuestion.tsx'
import { RestoreFocus } from '#src/design-system/blocks/RestoreFocus.tsx'
import { ListBody } from '#src/design-system/blocks/ListBody.tsx'
import type { ListSearch } from '#src/design-system/blocks/SearchedList.tsx'
import type { Column } from '#src/design-system/components/column.ts'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { Table } from '#src/design-system/components/Table.tsx'
import type { Loadable } from '#src/domain/loadable.ts'

/** What a list page says. */
export interface ListPageWords<Row, Sort extends string> {
  /** The page's name in the menu, and its table's. */
  pageName: string
  /** The heading once the rows are there; without it, the page's name. */
  title?: (count: number) => string
  /** Beside the heading, at the end of its line. */
  count?: (count: number) => string
  loading: string
  stale: string
  empty: string
  emptyHint: string
  list: ListSearch<Row, Sort>['words']
}

export interface ListPageProps<Row, Sort extends string> {
  words: ListPageWords<Row, Sort>
  list: Loadable<readonly Row[]>
  search: Omit<ListSearch<Row, Sort>, 'words'>
  /**
   * What is shown of a row, after its number.
   * @param ask to be called before something irreversible is done (ADMIN-7)
   */
  columns: (ask: Ask) => Column<Row>[]
  rowKey: (row: Row) => string
  /** Key of the row in which something is being done; null when nothing is. */
  busyKey: string | null
  /** Where to go from a list without rows. */
  emptyAction?: ReactNode
  /** What stands between the heading and the rows. */
  children?: ReactNode
}

/** Every list page of the dashboard: heading, rows, the one confirm flow, and a focus that survives deleted rows. */
export function ListPage<Row, Sort extends string>(props: ListPageProps<Row, Sort>) {
  const { words, list, search, columns, rowKey, busyKey, emptyAction, children } = props
  const [question, setQuestion] = useState<Question | null>(null)
  const count = list.state === 'ready' ? list.value.length : null
  const indexColumn: Column<Row> = {
    key: 'index',
    header: lists.index,
    align: 'end',
    kind: 'index',
    cell: (_, index) => index + 1,
  }
  return (
    <>
      <RestoreFocus>
        <Stack gap={32}>
          <SectionHeading level={1} note={count === null ? null : words.count?.(count)}>
            {(count !== null && words.title?.(count)) || words.pageName}
          </SectionHeading>
          {children}
          <ListBody
            list={list}
            search={{ ...search, words: words.list }}
            loading={words.loading}
            stale={words.stale}
            empty={
              <StateMessage drawing="empty" level={2} title={words.empty} action={emptyAction}>
                {words.emptyHint}
              </StateMessage>
            }
          >
            {(rows, total) => (
              <Table
                caption={words.pageName}
                columns={[indexColumn, ...columns(setQuestion)]}
                rows={rows}
                total={total}
                rowKey={rowKey}
                busyKey={busyKey}
              />
            )}
          </ListBody>
        </Stack>
      </RestoreFocus>
      <ConfirmQuestion question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
