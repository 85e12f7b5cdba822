import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { lists } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

/** Rows that a press adds. */
const step = 100

export interface ShowMoreListProps<Row> {
  /** The rows, after search and sort. */
  rows: readonly Row[]
  /** The search and sort: another one starts with the first rows again. */
  query?: string
  first?: number
  /** Rows that fill a screen: drawn first, and the others in steps of as many, so that a press is answered meanwhile (SPEED-5). */
  batchSize?: number | undefined
  /** The button's text when a press shows all. */
  allLabel?: string
  /** Renders the rows; each has its index as `data-index`. */
  children: (shown: readonly Row[]) => ReactNode
}

/** A list that comes in steps: the first rows, how many there are, and a button for more (ORDER-9). */
export function ShowMoreList<Row>(props: ShowMoreListProps<Row>) {
  const { rows, query = '', first = step, batchSize = 12, allLabel, children } = props
  const start = { query, count: first, renderedCount: batchSize, firstNewIndex: -1 }
  const [state, setState] = useState(start)
  const isSame = state.query === query
  if (!isSame) setState(start)
  const { count, renderedCount, firstNewIndex } = isSame ? state : start
  const list = useRef<HTMLDivElement>(null)

  const isRendered = renderedCount >= Math.min(count, rows.length)
  useEffect(() => {
    if (!isRendered)
      startTransition(() => setState((now) => ({ ...now, renderedCount: now.renderedCount + batchSize })))
  }, [isRendered, state, batchSize])

  // The first new row stands where the button was, and is read next.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${firstNewIndex}"]`)
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  }, [firstNewIndex])

  const added = Math.min(step, rows.length - count)
  const showMore = () =>
    startTransition(() =>
      setState({ query, count: count + step, renderedCount: count + batchSize, firstNewIndex: count }),
    )
  return (
    <Stack gap={32}>
      <div ref={list}>{children(rows.slice(0, Math.min(count, renderedCount)))}</div>
      {rows.length > first && (
        <Stack gap={12} align="center">
          <div role="status">
            <Text size="small" tone="muted" numeric>
              {lists.shown(Math.min(count, rows.length), rows.length)}
            </Text>
          </div>
          {added > 0 && (
            <Button tone="secondary" onClick={showMore}>
              {(count + added === rows.length && allLabel) || lists.more(added)}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  )
}
