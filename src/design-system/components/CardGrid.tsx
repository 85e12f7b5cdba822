import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import * as css from '#src/design-system/components/CardGrid.css.ts'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { useListWindow } from '#src/design-system/components/useListWindow.ts'

export interface CardGridProps<T> {
  /** The items to show, after a search if there is one. */
  items: readonly T[]
  /** Number of items before the search; the same as `items.length` by default. */
  total?: number
  /** Line below a long list, in print only: how many of all items are printed (STATE-17). */
  printedText?: ((printed: number, total: number) => string) | undefined
  /** Columns on medium and large screens; small screens have one. */
  columns: 2 | 3
  /** Cards to draw first: enough to fill a screen. */
  initialCount: number
  /** A unique React key for an item. */
  itemKey: (item: T) => string
  /** Index of the item that gets the focus when this is set: the first item that “See all” adds. */
  focusIndex?: number | undefined
  /** Renders the card of one item. */
  children: (item: T, index: number) => ReactNode
}

/**
 * A list of cards of any height. Of more than 1,000 items only those in view are rendered; each still has its
 * position and the size of the list for assistive technology (ORDER-9).
 */
export function CardGrid<T>(props: CardGridProps<T>) {
  const { items, total = items.length, printedText, columns, initialCount, itemKey, focusIndex, children } = props
  const list = useRef<HTMLDivElement & HTMLUListElement>(null)
  const focusTarget = useRef<HTMLLIElement>(null)
  const { isLong, window, watcher } = useListWindow(list, { length: items.length, total, printedText })
  // The others follow in small steps, so that the page stays responsive (SPEED-6).
  const drawn = Math.max(initialCount, useDeferredValue(items.length, 0))
  const shown = isLong ? initialCount : drawn
  const rendered = window?.items ?? items.slice(0, shown).map((_, index) => ({ index, before: 0, after: 0 }))

  useEffect(() => focusTarget.current?.focus(), [focusIndex])

  return (
    <>
      <Grid columns={columns} as="ul" ref={list}>
        {rendered.map(({ index, before, after }) => {
          const item = items[index]
          const windowProps = window && {
            className: css.windowed,
            style: { marginBlockStart: before, marginBlockEnd: after },
          }
          const positionProps = { 'data-index': index, 'aria-setsize': items.length, 'aria-posinset': index + 1 }
          const focusProps = index === focusIndex && { ref: focusTarget, tabIndex: -1 }
          return (
            item !== undefined && (
              <li key={itemKey(item)} {...positionProps} {...windowProps} {...focusProps}>
                {children(item, index)}
              </li>
            )
          )
        })}
      </Grid>
      {watcher}
    </>
  )
}
