import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Table.css.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

/** A column of the table, or a labelled line on each card. */
export interface Column<T> {
  key: string
  header: string
  /** Replaces the text of the heading, for example with a "Select all" checkbox, which stays visible above cards. */
  headerCell?: ReactNode
  cell: (row: T, index: number) => ReactNode
  align?: 'start' | 'end'
  /**
   * title: names the row or card. actions: buttons, without a visible header. text: long text, on cards below its label.
   * status: at most as wide as its content. index: row number, hidden on cards. selection: a checkbox or null.
   */
  kind?: 'title' | 'actions' | 'plain' | 'text' | 'status' | 'index' | 'selection'
  /** Fills the width that the other columns leave, so that long text can end in an ellipsis (`OneLine`). */
  fillsTable?: boolean
  /** Leaves the column out in print, for example because its cells contain only links. */
  screenOnly?: boolean
}

export interface TableProps<T> {
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  busyKey?: string | null
  isSelected?: ((row: T) => boolean) | undefined
}

const getDefaultAlign = (kind: Column<never>['kind']) => (kind === 'actions' ? 'end' : 'start')

/**
 * Shows records as a table with a sticky header or, in a narrow container, as one card per row. Both have the same markup.
 * The roles are explicit, because changing the `display` of a table removes its implicit roles.
 */
export function Table<T>({ caption, columns, rows, rowKey, busyKey = null, isSelected }: TableProps<T>) {
  return (
    <div className={css.frame}>
      <table role="table" className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            {columns.map(({ key, header, headerCell, align, kind, screenOnly }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={cx(
                  css.header,
                  css.align[align ?? getDefaultAlign(kind)],
                  kind === 'selection' && css.selectionHeader,
                  !headerCell && css.headerText,
                  screenOnly && css.screenOnly,
                )}
              >
                {headerCell ||
                  (kind === 'actions' || kind === 'selection' ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row, index) => {
            const key = rowKey(row)
            const isBusy = key === busyKey
            return (
              <tr
                key={key}
                role="row"
                aria-busy={isBusy || undefined}
                data-index={index}
                className={cx(css.row, isSelected?.(row) && css.selectedRow, isBusy && css.busyRow)}
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
  const { header, kind = 'plain', align = getDefaultAlign(kind), fillsTable, screenOnly } = column
  const isCardLine = kind === 'plain' || kind === 'status' || kind === 'selection'
  return (
    <td
      role={kind === 'title' ? 'rowheader' : 'cell'}
      data-label={isCardLine || kind === 'text' ? header : undefined}
      className={cx(
        css.cell,
        css.align[align],
        css.kind[kind],
        fillsTable && css.fillsTable,
        screenOnly && css.screenOnly,
        kind === 'selection' && children === null && css.emptyCell,
      )}
    >
      {isCardLine ? <div className={css.value}>{children}</div> : children}
    </td>
  )
}
