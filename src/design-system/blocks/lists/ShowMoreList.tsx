import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { lists } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

/** Rows that a click adds. */
const step = 100

export interface ShowMoreOptions {
  /** The search and sort. Another one starts with the first rows again. */
  query?: string
  first?: number
  /** Rows that fill a screen. They render first, and the others in batches of as many, so that the page stays responsive (SPEED-5). */
  batchSize?: number | undefined
}

/** Shows the first rows of a list, and more on request. @returns `shown`, the rows to render inside `ShowMoreList` */
export function useShowMore<Row>(rows: readonly Row[], options: ShowMoreOptions = {}) {
  const { query = '', first = step, batchSize = 12 } = options
  const start = { query, count: first, renderedCount: batchSize, firstNewIndex: -1 }
  const [state, setState] = useState(start)
  const isSameQuery = state.query === query
  if (!isSameQuery) setState(start)
  const { count, renderedCount, firstNewIndex } = isSameQuery ? state : start

  const isRendered = renderedCount >= Math.min(count, rows.length)
  useEffect(() => {
    if (!isRendered)
      startTransition(() => setState((now) => ({ ...now, renderedCount: now.renderedCount + batchSize })))
  }, [isRendered, state, batchSize])

  const ref = useRef<HTMLDivElement>(null)
  // The first new row replaces the button, and is read next.
  useLayoutEffect(() => {
    const row = ref.current?.querySelector<HTMLElement>(`[data-index="${firstNewIndex}"]`)
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  }, [firstNewIndex])

  const showMore = () =>
    startTransition(() =>
      setState({ query, count: count + step, renderedCount: count + batchSize, firstNewIndex: count }),
    )
  const shown = rows.slice(0, Math.min(count, renderedCount))
  return { shown, count: Math.min(count, rows.length), total: rows.length, first, showMore, ref }
}

export interface ShowMoreListProps {
  rows: Omit<ReturnType<typeof useShowMore>, 'shown'>
  /** The button's text when a click shows all. */
  allLabel?: string
  /** The rows that are shown; each has its index as `data-index`. */
  children: ReactNode
}

/** A list that starts with its first rows, how many there are, and a button for more (ORDER-9). */
export function ShowMoreList({ rows, allLabel, children }: ShowMoreListProps) {
  const { count, total, first, showMore, ref } = rows
  const addedCount = Math.min(step, total - count)
  return (
    <Stack gap={32}>
      <div ref={ref}>{children}</div>
      {total > first && (
        <Stack gap={12} align="center">
          <div role="status">
            <Text size="small" tone="muted" numeric>
              {lists.shown(count, total)}
            </Text>
          </div>
          {addedCount > 0 && (
            <Button tone="secondary" onClick={showMore}>
              {(count + addedCount === total && allLabel) || lists.more(addedCount)}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  )
}
