import { type ReactNode, useState } from 'react'
import { type Ask, ConfirmQuestion, type Question } from '#src/design-system/blocks/lists/ConfirmQuestion.tsx'
import { RestoreFocus } from '#src/design-system/blocks/page/RestoreFocus.tsx'
import { lists } from '#src/copy/shared.ts'
import { ListBody, type ListPart } from '#src/design-system/blocks/lists/ListBody.tsx'
import type { ListSearch } from '#src/design-system/blocks/lists/SearchedList.tsx'
import { afterPaint } from '#src/design-system/components/afterPaint.ts'
import { type Column, Table } from '#src/design-system/components/Table.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import type { ListCsv, Loadable } from '#src/domain/status.ts'

/** The texts of a list page. */
interface ListPageTexts<Row, Sort extends string> {
  /** The page's name, also that of its table. */
  pageName: string
  /** The heading once the rows have loaded; the page's name by default. */
  title?: (count: number) => string
  /** The note beside the heading. */
  count?: (count: number) => string
  loading: string
  stale: string
  empty: string
  emptyHint: string
  list: ListSearch<Row, Sort>['labels']
}

export interface ListPageProps<Row, Sort extends string> {
  /** The page's texts. */
  texts: ListPageTexts<Row, Sort>
  /** The rows, or why they are not available. */
  list: Loadable<readonly Row[]>
  /** How the list is searched and sorted. */
  search: Omit<ListSearch<Row, Sort>, 'labels'>
  /** The part that is shown, chosen by tabs; the heading counts all rows (ADMIN-10). */
  part?: ListPart<Row>
  /** Saves the rows that search and sort leave as a CSV file (PAGE-26). */
  csv?: ListCsv<Row>
  /**
   * Returns the table's columns, without the row number.
   * @param ask opens the confirmation dialog, required before an irreversible action (ADMIN-7)
   */
  columns: (ask: Ask) => Column<Row>[]
  /** A unique React key for a row. */
  rowKey: (row: Row) => string
  /** Key of the row with a running request; null if there is none. */
  busyKey: string | null
  /** A link shown with the empty message. */
  emptyAction?: ReactNode
  /** Renders something around the table. @param shown the rows in it */
  frame?: (table: ReactNode, shown: readonly Row[], ask: Ask) => ReactNode
  /** Content between the heading and the rows. */
  children?: ReactNode
}

/** The layout of every dashboard list: heading, rows, confirmation dialog, and focus handling for deleted rows. */
export function ListPage<Row, Sort extends string>(props: ListPageProps<Row, Sort>) {
  const { texts, list, search, part, csv, columns, rowKey, busyKey, emptyAction, frame, children } = props
  const [question, setQuestion] = useState<Question | null>(null)
  const count = list.state === 'ready' ? list.value.length : null
  const indexColumn: Column<Row> = {
    key: 'index',
    header: lists.index,
    align: 'end',
    kind: 'index',
    cell: (_, index) => index + 1,
  }
  const ask: Ask = (next) => afterPaint(() => setQuestion(next))
  return (
    <>
      <RestoreFocus>
        <Stack gap={32}>
          <SectionHeading level={1} note={count === null ? null : texts.count?.(count)}>
            {(count !== null && texts.title?.(count)) || texts.pageName}
          </SectionHeading>
          {children}
          <ListBody
            list={list}
            search={{ ...search, labels: texts.list }}
            part={part}
            csv={csv}
            loading={texts.loading}
            stale={texts.stale}
            empty={
              <StateMessage drawing="empty" level={2} title={texts.empty} action={emptyAction}>
                {texts.emptyHint}
              </StateMessage>
            }
          >
            {(rows) => {
              const table = (
                <Table
                  caption={texts.pageName}
                  columns={[indexColumn, ...columns(ask)]}
                  rows={rows}
                  rowKey={rowKey}
                  busyKey={busyKey}
                />
              )
              return frame ? frame(table, rows, ask) : table
            }}
          </ListBody>
        </Stack>
      </RestoreFocus>
      <ConfirmQuestion question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
