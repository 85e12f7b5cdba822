import { Fragment, useRef } from 'react'
import type { Column } from '#src/design-system/components/column.ts'
import * as css from '#src/design-system/components/Table.css.ts'
import { TableRow } from '#src/design-system/components/TableRow.tsx'
import { useListWindow } from '#src/design-system/components/useListWindow.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { join } from '#src/design-system/theme/join.ts'

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
 * beyond 1,000 rows only what is in view is on the page; each row still says its place in the whole (STATE-11).
 */
export function Table<T>(props: TableProps<T>) {
  const { caption, columns, rows, total = rows.length, rowKey, busyKey = null, rowLabel } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { window, watcher } = useListWindow(body, { length: rows.length, total, first: screenful })
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
        <tbody ref={body} role="rowgroup" className={join(css.body, window !== null && css.placed)}>
          {shown.map(({ index, before, after }) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <Fragment key={key}>
                <LeftOut height={before} columns={columns.length} />
                <TableRow
                  row={row}
                  index={index}
                  columns={columns}
                  label={rowLabel?.(row)}
                  busy={key === busyKey}
                  placed={window !== null}
                />
                <LeftOut height={after} columns={columns.length} />
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {watcher}
    </div>
  )
}

/** The room of rows that are not on the page, px. */
function LeftOut({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden="true" className={css.leftOut}>
      <td colSpan={columns} className={css.spacer} style={{ height }} />
    </tr>
  )
}
