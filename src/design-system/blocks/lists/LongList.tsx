import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { lists } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

/** Rows that a press adds. */
const step = 100

export interface LongListProps<Row> {
  /** The rows, after search and sort. */
  rows: readonly Row[]
  /** The search and sort: another one starts with the first rows again. */
  query?: string
  /** Number of rows to start with. */
  first?: number
  /** The button's text when a press shows all. */
  allLabel?: string
  /** Renders the rows; each has its index as `data-index`. */
  children: (shown: readonly Row[]) => ReactNode
}

/** A list that comes in steps: the first rows, how many there are, and a button for more (ORDER-9). */
export function LongList<Row>({ rows, query = '', first = step, allLabel, children }: LongListProps<Row>) {
  const [state, setState] = useState({ query, count: first, firstNew: -1 })
  if (state.query !== query) setState({ query, count: first, firstNew: -1 })
  const { count, firstNew } = state
  const list = useRef<HTMLDivElement>(null)

  // The first new row stands where the button was, and is read next.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${firstNew}"]`)
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  }, [firstNew])

  const added = Math.min(step, rows.length - count)
  const showMore = () => startTransition(() => setState({ query, count: count + step, firstNew: count }))
  return (
    <Stack gap={32}>
      <div ref={list}>{children(rows.slice(0, count))}</div>
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
