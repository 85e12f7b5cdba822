import { Fragment, useRef, type ReactNode } from 'react'
import * as css from '#src/design-system/components/Table.css.ts'
import { useListWindow } from '#src/design-system/components/useListWindow.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface Column<T> {
  key: string
  header: string
  /** @param index place of the row, from 0. */
  cell: (row: T, index: number) => ReactNode
  /** end: figures, which then line up. */
  align?: 'start' | 'end'
  /**
   * title: names the row and heads its card. actions: at the end, the header is not shown. text: words of any length,
   * below their label on a card. index: counts the rows; cards do without.
   */
  kind?: 'title' | 'actions' | 'plain' | 'text' | 'index'
}

export interface TableProps<T> {
  /** What the table holds; for assistive technology. */
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** Of how many the rows were found, where a search has left some out. */
  total?: number
  rowKey: (row: T) => string
  /** Key of the row in which something is being done. */
  busyKey?: string | null
  /** Accessible name of a row, where its title cell isn't enough. */
  rowLabel?: (row: T) => string
}

/** Rows that fill a large screen, where they are as low as rows can be. */
const screenful = 20

/**
 * The one way to show a list of records: a table with a sticky header where there is room, else a card per row with its
 * labels. It is the same markup, with roles spelled out, because changing `display` takes a table's own away. Of a list
 * beyond 1,000 rows only what is in view is on the page; each row still says its place in the whole (STATES S11).
 */
export function Table<T>(props: TableProps<T>) {
  const { caption, columns, rows, total = rows.length, rowKey, busyKey = null, rowLabel } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const window = useListWindow(body, { length: rows.length, total, first: screenful })
  const shown = window?.items ?? rows.map((_, index) => ({ index, before: 0, after: 0 }))
  return (
    <div className={css.container}>
      <table role="table" className={css.table} aria-rowcount={window ? rows.length + 1 : undefined}>
        <caption className={css.caption}>{caption}</caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row" aria-rowindex={window ? 1 : undefined}>
            {columns.map(({ key, header, align = 'start', kind }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={join(css.header, css.align[align], window !== null && kind === 'index' && css.longIndex)}
              >
                {kind === 'actions' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup" className={css.body}>
          {shown.map(({ index, before, after }) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            const busy = key === busyKey
            return (
              <Fragment key={key}>
                <LeftOut height={before} columns={columns.length} />
                <tr
                  role="row"
                  aria-label={rowLabel?.(row)}
                  aria-busy={busy || undefined}
                  aria-rowindex={window ? index + 2 : undefined}
                  data-index={index}
                  className={join(css.row, busy && css.busy)}
                >
                  {columns.map((column) => (
                    <Cell key={column.key} column={column}>
                      {column.cell(row, index)}
                    </Cell>
                  ))}
                </tr>
                <LeftOut height={after} columns={columns.length} />
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The room of rows that are not on the page, px. */
function LeftOut({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden="true" className={css.leftOut}>
      <td colSpan={columns} className={css.room} style={{ height }} />
    </tr>
  )
}

function Cell<T>({ column, children }: { column: Column<T>; children: ReactNode }) {
  const { header, align = column.kind === 'actions' ? 'end' : 'start', kind = 'plain' } = column
  return (
    <td
      role={kind === 'title' ? 'rowheader' : 'cell'}
      data-label={kind === 'plain' || kind === 'text' ? header : undefined}
      className={join(css.cell, css.align[align], css.kind[kind])}
    >
      {kind === 'plain' ? <div className={css.value}>{children}</div> : children}
    </td>
  )
}
