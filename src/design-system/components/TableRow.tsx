import { memo, type ReactNode } from 'react'
import type { Column } from '#src/design-system/components/column.ts'
import * as css from '#src/design-system/components/Table.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface TableRowProps<T> {
  row: T
  /** Index of the row, from 0. */
  index: number
  columns: readonly Column<T>[]
  /** Accessible name, if the title cell is not enough. */
  label?: string | undefined
  /** A request for this row is running. */
  busy?: boolean
  /** Only some rows are rendered, so the row needs an `aria-rowindex`. */
  windowed?: boolean
}

function Row<T>({ row, index, columns, label, busy = false, windowed = false }: TableRowProps<T>) {
  return (
    <tr
      role="row"
      aria-label={label}
      aria-busy={busy || undefined}
      // Row 1 is the header.
      aria-rowindex={windowed ? index + 2 : undefined}
      data-index={index}
      className={join(css.row, busy && css.busy)}
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} windowed={windowed}>
          {column.cell(row, index)}
        </Cell>
      ))}
    </tr>
  )
}

/** A row of a Table. Memoized: while a long list scrolls, only new rows render. */
export const TableRow = memo(Row) as typeof Row

interface CellProps<T> {
  column: Column<T>
  windowed: boolean
  children: ReactNode
}

function Cell<T>({ column, windowed, children }: CellProps<T>) {
  const { header, align = column.kind === 'actions' ? 'end' : 'start', kind = 'plain' } = column
  return (
    <td
      role={kind === 'title' ? 'rowheader' : 'cell'}
      data-label={kind === 'plain' || kind === 'text' ? header : undefined}
      className={join(css.cell, css.align[align], css.kind[kind], windowed && kind === 'index' && css.longIndex)}
    >
      {kind === 'plain' ? <div className={css.value}>{children}</div> : children}
    </td>
  )
}
