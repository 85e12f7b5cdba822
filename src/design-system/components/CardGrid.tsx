import { useEffect, useRef, type ReactNode } from 'react'
import * as css from '#src/design-system/components/CardGrid.css.ts'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { useListWindow } from '#src/design-system/components/useListWindow.ts'

export interface CardGridProps<T> {
  items: readonly T[]
  /** Of how many they were found, where a search has left some out. */
  total?: number
  /** From medium on; one column on small screens. */
  columns: 2 | 3
  /** Of a long list, how many cards fill a screen until it is known which are in view. */
  first: number
  itemKey: (item: T) => string
  /** Place of the item that gets the focus as soon as this is set: the first of those that have just been asked for. */
  focusOn?: number | undefined
  /** The card of one item. */
  children: (item: T, index: number) => ReactNode
}

/**
 * A list as cards, whatever their heights. Of a list beyond 1,000 only what is in view is on the page; each item still
 * says its place in the whole (ORDER-9).
 */
export function CardGrid<T>(props: CardGridProps<T>) {
  const { items, total = items.length, columns, first, itemKey, focusOn, children } = props
  const list = useRef<HTMLDivElement & HTMLUListElement>(null)
  const target = useRef<HTMLLIElement>(null)
  const { window, watcher } = useListWindow(list, { length: items.length, total, first })
  const shown = window?.items ?? items.map((_, index) => ({ index, before: 0, after: 0 }))

  useEffect(() => {
    if (focusOn !== undefined) target.current?.focus()
  }, [focusOn])

  return (
    <>
      <Grid columns={columns} as="ul" ref={list}>
        {shown.map(({ index, before, after }) => {
          const item = items[index]
          const inWindow = window && {
            className: css.placed,
            'data-index': index,
            'aria-setsize': items.length,
            'aria-posinset': index + 1,
            style: { marginBlockStart: before, marginBlockEnd: after },
          }
          const focusTarget = index === focusOn && { ref: target, tabIndex: -1 }
          return (
            item !== undefined && (
              <li key={itemKey(item)} {...inWindow} {...focusTarget}>
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
