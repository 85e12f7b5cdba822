import type { ReactNode } from 'react'
import { Grid } from '#src/design-system/components/layout.tsx'
import { getRowKey, type ListRow } from '#src/domain/listRow.ts'

export interface CardGridProps<T> {
  items: readonly T[]
  /** The number of columns on medium and large screens. Small screens have one column. */
  columns: 2 | 3
  children: (item: T, index: number) => ReactNode
}

export function CardGrid<T extends ListRow>({ items, columns, children }: CardGridProps<T>) {
  return (
    <Grid columns={columns} as="ul">
      {items.map((item, index) => (
        <li key={getRowKey(item)} data-index={index}>
          {children(item, index)}
        </li>
      ))}
    </Grid>
  )
}
