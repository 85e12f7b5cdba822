import type { ReactNode } from 'react'
import { Grid } from '#src/design-system/components/layout.tsx'

export interface CardGridProps<T> {
  items: readonly T[]
  /** The number of columns on medium and large screens. Small screens have one column. */
  columns: 2 | 3
  itemKey: (item: T) => string
  children: (item: T, index: number) => ReactNode
}

export function CardGrid<T>({ items, columns, itemKey, children }: CardGridProps<T>) {
  return (
    <Grid columns={columns} as="ul">
      {items.map((item, index) => (
        <li key={itemKey(item)} data-index={index}>
          {children(item, index)}
        </li>
      ))}
    </Grid>
  )
}
