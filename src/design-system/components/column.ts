import type { ReactNode } from 'react'

/** One column of a table, or one labelled line of its cards. */
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
