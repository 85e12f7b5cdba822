import { useRef, type ReactNode } from 'react'
import { lists } from '#src/copy/lists.ts'
import { ListToolbar, type ListToolbarProps } from '#src/design-system/blocks/ListToolbar.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import type { Space } from '#src/design-system/theme/tokens.css.ts'
import type { ListQuery, Searchable } from '#src/domain/listQuery.ts'

/** How a list is searched and sorted, and what is asked of it now. */
export interface ListSearch<Row, Sort extends string> {
  kind: Searchable<Row, Sort>
  words: ListToolbarProps<Sort>['words'] & {
    /** The way out where nothing is found. */
    showAll: string
  }
  query: ListQuery<Sort>
  onQuery: (query: ListQuery<Sort>) => void
}

export interface SearchedListProps<Row, Sort extends string> {
  rows: readonly Row[]
  search: ListSearch<Row, Sort>
  /** Without the toolbar, where a list is short. */
  bare?: boolean
  gap?: Space
  /** The rows that were found; only called when there are any. */
  children: (found: readonly Row[]) => ReactNode
}

/** A list with its search and sort, and a way out where nothing is found (ORDER-9). */
export function SearchedList<Row, Sort extends string>(props: SearchedListProps<Row, Sort>) {
  const { rows, search, bare = false, gap = 32, children } = props
  const { kind, words, query, onQuery } = search
  const field = useRef<HTMLInputElement>(null)
  const found = kind.select(rows, query)
  // The button goes away with the message; the focus goes where the next words are typed.
  const showAll = () => {
    field.current?.focus()
    onQuery({ ...query, q: '' })
  }
  return (
    <Stack gap={gap}>
      {!bare && (
        <ListToolbar
          ref={field}
          kind={kind}
          words={words}
          query={query}
          onQuery={onQuery}
          found={found.length}
          total={rows.length}
        />
      )}
      {found.length > 0 ? (
        children(found)
      ) : (
        <StateMessage
          drawing="missing"
          title={lists.nothingFound(query.q.trim())}
          action={
            <Button tone="secondary" onClick={showAll}>
              {words.showAll}
            </Button>
          }
        >
          {lists.nothingFoundHint}
        </StateMessage>
      )}
    </Stack>
  )
}
