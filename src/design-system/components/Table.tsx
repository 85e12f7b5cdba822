import { Fragment, useRef } from 'react'
import type { Column } from '#src/design-system/components/column.ts'
import * as css from '#src/design-system/components/Table.css.ts'
import { TableRow } from '#src/design-system/components/TableRow.tsx'
import { useListWindow } from '#src/design-system/components/useListWindow.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface TableProps<T> {
  /** Accessible name of the table. */
  caption: string
  /** The columns, in order. */
  columns: readonly Column<T>[]
  /** The rows to show, after a search if there is one. */
  rows: readonly T[]
  /** Number of rows before the search; the same as `rows.length` by default. */
  total?: number
  /** Line below a long list, in print only: how many of all items are printed (STATE-17). */
  printedText?: ((printed: number, total: number) => string) | undefined
  /** A unique React key for a row. */
  rowKey: (row: T) => string
  /** Key of the row with a running request. */
  busyKey?: string | null
  /** Accessible name of a row, if its title cell is not enough. */
  rowLabel?: (row: T) => string
}

/** Rows that fill a large screen at the minimum row height. */
const screenful = 20

/**
 * Shows a list of records as a table with a sticky header or, in a narrow container, as one card per row. Both use the
 * same markup. Roles are explicit because changing a table's `display` removes its implicit ones. Of more than 1,000
 * rows only those in view are rendered; each still has its `aria-rowindex` (STATE-11).
 */
export function Table<T>(props: TableProps<T>) {
  const { caption, columns, rows, total = rows.length, printedText, rowKey, busyKey = null, rowLabel } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { isLong, window, watcher } = useListWindow(body, { length: rows.length, total, printedText })
  const shown = isLong ? screenful : rows.length
  const rendered = window?.items ?? rows.slice(0, shown).map((_, index) => ({ index, before: 0, after: 0 }))
  return (
    <div className={css.container}>
      <table role="table" className={css.table} aria-rowcount={isLong ? rows.length + 1 : undefined}>
        <caption className={css.caption}>{caption}</caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row" aria-rowindex={isLong ? 1 : undefined}>
            {columns.map(({ key, header, align = 'start', kind }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={join(css.header, css.align[align], isLong && kind === 'index' && css.longIndex)}
              >
                {kind === 'actions' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup" className={join(css.body, isLong && css.windowed)}>
          {rendered.map(({ index, before, after }) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <Fragment key={key}>
                <Spacer height={before} columns={columns.length} />
                <TableRow
                  row={row}
                  index={index}
                  columns={columns}
                  label={rowLabel?.(row)}
                  busy={key === busyKey}
                  windowed={isLong}
                />
                <Spacer height={after} columns={columns.length} />
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {watcher}
    </div>
  )
}

/** Takes the height of the rows that are not rendered, in px. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden="true" className={css.spacerRow}>
      <td colSpan={columns} className={css.spacerCell} style={{ height }} />
    </tr>
  )
}
