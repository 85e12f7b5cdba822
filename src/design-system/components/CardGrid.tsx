import { useDeferredValue, type ReactNode } from 'react'
import { Grid } from '#src/design-system/components/layout.tsx'

/** Cards that fill a screen. */
const screenful = 12

export interface CardGridProps<T> {
  items: readonly T[]
  /** Columns on medium and large screens; small screens have one. */
  columns: 2 | 3
  itemKey: (item: T) => string
  children: (item: T, index: number) => ReactNode
}

/** A list of cards of any height. */
export function CardGrid<T>({ items, columns, itemKey, children }: CardGridProps<T>) {
  // A screenful comes first, and the others in small steps, so that the page stays responsive (SPEED-6).
  const isStarted = useDeferredValue(true, false)
  return (
    <Grid columns={columns} as="ul">
      {(isStarted ? items : items.slice(0, screenful)).map((item, index) => (
        <li key={itemKey(item)} data-index={index}>
          {children(item, index)}
        </li>
      ))}
    </Grid>
  )
}
