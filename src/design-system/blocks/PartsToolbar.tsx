import { startTransition, useOptimistic, type Ref } from 'react'
import { parts as copy } from '#src/copy/parts.ts'
import * as css from '#src/design-system/blocks/PartsToolbar.css.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { SelectField } from '#src/design-system/components/SelectField.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { partSorts, readSort, type PartsQuery } from '#src/domain/catalogue.ts'

const sorts = [
  { value: '', label: copy.sorts.shop },
  ...partSorts.map((sort) => ({ value: sort, label: copy.sorts[sort] })),
]

export interface PartsToolbarProps {
  query: PartsQuery
  /** Called with every letter, inside a transition: `query` may follow late. */
  onQuery: (query: PartsQuery) => void
  /** How many parts the query leaves, of how many. */
  found: number
  total: number
  /** The search field. */
  ref?: Ref<HTMLInputElement>
}

/** Search and sort of the catalogue, and how much is left of it (DECISIONS D9). */
export function PartsToolbar({ query, onQuery, found, total, ref }: PartsToolbarProps) {
  // What was typed shows at once and is never lost, however long 10,000 parts take to follow.
  const [shown, show] = useOptimistic(query)
  const change = (next: PartsQuery) =>
    startTransition(() => {
      show(next)
      onQuery(next)
    })
  return (
    <form role="search" aria-label={copy.search} className={css.toolbar} onSubmit={(event) => event.preventDefault()}>
      <div className={css.search}>
        <Field
          ref={ref ?? null}
          label={copy.search}
          type="search"
          inputMode="search"
          autoComplete="off"
          value={shown.q}
          onChange={({ target }) => change({ ...shown, q: target.value })}
        />
      </div>
      <div className={css.sort}>
        <SelectField
          label={copy.sort}
          options={sorts}
          value={shown.sort ?? ''}
          onChange={({ target }) => change({ ...shown, sort: readSort(target.value) })}
        />
      </div>
      <div role="status" className={css.count}>
        <Text size="small" tone="muted" numeric>
          {found === total ? copy.count(total) : copy.found(found, total)}
        </Text>
      </div>
    </form>
  )
}
