import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Table.css.ts'
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
  rowKey: (row: T) => string
  /** Key of the row in which something is being done. */
  busyKey?: string | null
  /** Accessible name of a row, where its title cell isn't enough. */
  rowLabel?: (row: T) => string
}

/**
 * The one way to show a list of records: a table with a sticky header where there is room, else a card per row with its
 * labels. It is the same markup, with roles spelled out, because changing `display` takes a table's own away.
 */
export function Table<T>({ caption, columns, rows, rowKey, busyKey = null, rowLabel }: TableProps<T>) {
  return (
    <div className={css.container}>
      <table role="table" className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            {columns.map(({ key, header, align = 'start', kind }) => (
              <th key={key} role="columnheader" scope="col" className={join(css.header, css.align[align])}>
                {kind === 'actions' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row, index) => {
            const key = rowKey(row)
            const busy = key === busyKey
            return (
              <tr
                key={key}
                role="row"
                aria-label={rowLabel?.(row)}
                aria-busy={busy || undefined}
                className={join(css.row, busy && css.busy)}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    {column.cell(row, index)}
                  </Cell>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
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
