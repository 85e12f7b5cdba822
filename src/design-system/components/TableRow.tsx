import { memo, type ReactNode } from 'react'
import type { Column } from '#src/design-system/components/column.ts'
import * as css from '#src/design-system/components/Table.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface TableRowProps<T> {
  row: T
  /** Its place among the rows, from 0. */
  index: number
  columns: readonly Column<T>[]
  /** Accessible name, where its title cell isn't enough. */
  label?: string | undefined
  /** Something is being done in it. */
  busy?: boolean
  /** It says its place, for not all rows are on the page. */
  placed?: boolean
}

function Row<T>({ row, index, columns, label, busy = false, placed = false }: TableRowProps<T>) {
  return (
    <tr
      role="row"
      aria-label={label}
      aria-busy={busy || undefined}
      // the first is the header
      aria-rowindex={placed ? index + 2 : undefined}
      data-index={index}
      className={join(css.row, busy && css.busy)}
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} placed={placed}>
          {column.cell(row, index)}
        </Cell>
      ))}
    </tr>
  )
}

/** One record of a Table. Drawn again only when it has changed: while 10,000 are scrolled, only those that come are. */
export const TableRow = memo(Row) as typeof Row

interface CellProps<T> {
  column: Column<T>
  placed: boolean
  children: ReactNode
}

function Cell<T>({ column, placed, children }: CellProps<T>) {
  const { header, align = column.kind === 'actions' ? 'end' : 'start', kind = 'plain' } = column
  return (
    <td
      role={kind === 'title' ? 'rowheader' : 'cell'}
      data-label={kind === 'plain' || kind === 'text' ? header : undefined}
      className={join(css.cell, css.align[align], css.kind[kind], placed && kind === 'index' && css.longIndex)}
    >
      {kind === 'plain' ? <div className={css.value}>{children}</div> : children}
    </td>
  )
}
