import { useRef } from 'react'
import { PartCard } from '#src/design-system/blocks/PartCard.tsx'
import * as css from '#src/design-system/blocks/PartsGrid.css.ts'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { useListWindow } from '#src/design-system/components/useListWindow.ts'
import type { Part } from '#src/domain/part.ts'

export interface PartsGridProps {
  parts: readonly Part[]
  /** Of how many they were found, where a search has left some out. */
  total?: number
  /** Level of the cards' headings. */
  level: 2 | 3
}

/**
 * The cards: 1 column on small screens, 3 on medium and larger (SHOP-9). Of a list beyond 1,000 parts only what is in
 * view is on the page; each card still says its place in the whole (ORDER-9).
 */
export function PartsGrid({ parts, total = parts.length, level }: PartsGridProps) {
  const list = useRef<HTMLDivElement & HTMLUListElement>(null)
  const { window, watcher } = useListWindow(list, { length: parts.length, total, first: 6 })
  if (!window) {
    return (
      <Grid columns={3} as="ul">
        {parts.map((part, index) => (
          <li key={part.id}>
            <PartCard part={part} number={index + 1} level={level} />
          </li>
        ))}
      </Grid>
    )
  }
  return (
    <>
      <Grid columns={3} as="ul" ref={list}>
        {window.items.map(({ index, before, after }) => {
          const part = parts[index]
          return (
            part && (
              <li
                key={part.id}
                className={css.placed}
                data-index={index}
                aria-setsize={parts.length}
                aria-posinset={index + 1}
                style={{ marginBlockStart: before, marginBlockEnd: after }}
              >
                <PartCard part={part} number={index + 1} level={level} />
              </li>
            )
          )
        })}
      </Grid>
      {watcher}
    </>
  )
}
