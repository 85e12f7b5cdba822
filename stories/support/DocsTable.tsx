import type { ReactNode } from 'react'

interface DocsTableProps {
  /** The headings of its columns. */
  columns: readonly string[]
  /** Its rows. */
  children: ReactNode
  className?: string
}

/** A table of a documentation page. */
export function DocsTable({ columns, children, className }: DocsTableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
