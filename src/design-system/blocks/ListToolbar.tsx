import { startTransition, useOptimistic, type Ref } from 'react'
import { lists } from '#src/copy/lists.ts'
import * as css from '#src/design-system/blocks/ListToolbar.css.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { SelectField } from '#src/design-system/components/SelectField.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { ListQuery, Searchable } from '#src/domain/listQuery.ts'

export interface ListToolbarProps<Sort extends string> {
  kind: Pick<Searchable<never, Sort>, 'sorts' | 'readSort'>
  words: {
    /** Names the search. */
    search: string
    /** Names the orders, the server's included. */
    sorts: Readonly<Record<Sort | 'server', string>>
    /** How many are left, of how many. */
    count: (found: number, total: number) => string
  }
  query: ListQuery<Sort>
  /** Called with every letter, inside a transition: `query` may follow late. */
  onQuery: (query: ListQuery<Sort>) => void
  /** How many rows the query leaves, of how many. */
  found: number
  total: number
  /** The search field. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Search and sort of a list, and how much is left of it (ORDER-9). A choice instead of headers to be pressed: it is
 * the same for tables and for cards.
 */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { kind, words, query, onQuery, found, total, ref } = props
  // What was typed shows at once and is never lost, however long 10,000 rows take to follow.
  const [shown, show] = useOptimistic(query)
  const change = (next: ListQuery<Sort>) =>
    startTransition(() => {
      show(next)
      onQuery(next)
    })
  return (
    <form role="search" aria-label={words.search} className={css.toolbar} onSubmit={(event) => event.preventDefault()}>
      <div className={css.search}>
        <Field
          ref={ref ?? null}
          label={words.search}
          type="search"
          inputMode="search"
          autoComplete="off"
          value={shown.q}
          onChange={({ target }) => change({ ...shown, q: target.value })}
        />
      </div>
      <div className={css.sort}>
        <SelectField
          label={lists.sort}
          options={[
            { value: '', label: words.sorts.server },
            ...kind.sorts.map((sort) => ({ value: sort, label: words.sorts[sort] })),
          ]}
          value={shown.sort ?? ''}
          onChange={({ target }) => change({ ...shown, sort: kind.readSort(target.value) })}
        />
      </div>
      <div role="status" className={css.count}>
        <Text size="small" tone="muted" numeric>
          {words.count(found, total)}
        </Text>
      </div>
    </form>
  )
}
