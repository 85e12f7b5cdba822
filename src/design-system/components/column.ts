import type { ReactNode } from 'react'

/** One column of a table, or one labelled line of its cards. */
export interface Column<T> {
  /** A unique React key. */
  key: string
  /** The column's heading, and the label on a card. */
  header: string
  /**
   * Renders the cell.
   * @param index of the row, from 0
   */
  cell: (row: T, index: number) => ReactNode
  /** end: for numbers. */
  align?: 'start' | 'end'
  /**
   * title: names the row and heads its card. actions: buttons; the header is visually hidden. text: long text, below
   * its label on a card. index: the row's number; not shown on cards.
   */
  kind?: 'title' | 'actions' | 'plain' | 'text' | 'index'
}
