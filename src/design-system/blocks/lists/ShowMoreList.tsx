import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { lists } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'

/** The number of rows that a click adds. */
const rowsPerClick = 100

export interface ShowMoreOptions {
  /** Identifies the search and sort order. When it changes, the list shows its first rows again. */
  query?: string
  initialCount?: number
  /**
   * The number of rows that fill a screen. These rows render immediately, and the others follow in batches of the same size,
   * so that the page stays responsive (SPEED-5).
   */
  rowsPerScreen?: number | undefined
}

/**
 * Shows the first rows of a list, and more on request.
 * @returns the rows to render inside `ShowMoreList` (`visibleRows`), and its `list` prop
 */
export function useShowMore<Row>(rows: readonly Row[], options: ShowMoreOptions = {}) {
  const { query = '', initialCount = rowsPerClick, rowsPerScreen = 12 } = options
  const initialState = { query, count: initialCount, renderedCount: rowsPerScreen, firstAddedIndex: -1 }
  const [state, setState] = useState(initialState)
  const isSameQuery = state.query === query
  if (!isSameQuery) setState(initialState)
  const { count, renderedCount, firstAddedIndex } = isSameQuery ? state : initialState

  const isFullyRendered = renderedCount >= Math.min(count, rows.length)
  useEffect(() => {
    if (!isFullyRendered)
      startTransition(() => setState((prev) => ({ ...prev, renderedCount: prev.renderedCount + rowsPerScreen })))
  }, [isFullyRendered, state, rowsPerScreen])

  const ref = useRef<HTMLDivElement>(null)
  // Focuses the first new row, which screen readers then read.
  useLayoutEffect(() => {
    const row = ref.current?.querySelector<HTMLElement>(`[data-index="${firstAddedIndex}"]`)
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  }, [firstAddedIndex])

  const showMore = () =>
    startTransition(() =>
      setState({ query, count: count + rowsPerClick, renderedCount: count + rowsPerScreen, firstAddedIndex: count }),
    )
  const visibleRows = rows.slice(0, Math.min(count, renderedCount))
  return { visibleRows, count: Math.min(count, rows.length), total: rows.length, initialCount, showMore, ref }
}

export interface ShowMoreListProps {
  list: Omit<ReturnType<typeof useShowMore>, 'visibleRows'>
  /** The label of the button when a click would show all rows. */
  showAllLabel?: string
  /** The elements of the visible rows. Each must have the index of its row as `data-index`. */
  children: ReactNode
}

/** The first rows of a list, followed by the number of rows and a button that shows more (ORDER-9). */
export function ShowMoreList({ list, showAllLabel, children }: ShowMoreListProps) {
  const { count, total, initialCount, showMore, ref } = list
  const addedCount = Math.min(rowsPerClick, total - count)
  return (
    <Stack gap={32}>
      <div ref={ref}>{children}</div>
      {total > initialCount && (
        <Stack gap={12} align="center">
          <div role="status">
            <MutedText numeric>{lists.visibleCount(count, total)}</MutedText>
          </div>
          {addedCount > 0 && (
            <Button onClick={showMore}>
              {(count + addedCount === total && showAllLabel) || lists.more(addedCount)}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  )
}
