import { type ReactNode, type Ref, startTransition, useOptimistic } from 'react'
import { lists } from '#src/copy/shared.ts'
import * as css from '#src/design-system/blocks/lists/ListToolbar.css.ts'
import { Field, SelectField } from '#src/design-system/components/Field.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { join } from '#src/design-system/theme/join.ts'
import type { ListQuery, Searchable } from '#src/domain/listQuery.ts'

export interface ListToolbarProps<Sort extends string> {
  kind: Pick<Searchable<never, Sort>, 'sorts' | 'readSort'>
  labels: {
    search: string
    /** Labels of the sort orders, also for the server's own order. */
    sorts: Readonly<Record<Sort | 'server', string>>
    count: (found: number, total: number) => string
  }
  query: ListQuery<Sort>
  /** Called on every change, inside a transition: `query` may be updated late. */
  onQueryChange: (query: ListQuery<Sort>) => void
  found: number
  total: number
  action?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/**
 * Search field, sort order and row count of a list (ORDER-9). Sorting is a select, not clickable column headers,
 * because cards have no headers.
 */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { kind, labels, query, onQueryChange, found, total, action, ref } = props
  // Shows the typed text at once, while a long list renders in the transition.
  const [shownQuery, setShownQuery] = useOptimistic(query)
  const change = (next: ListQuery<Sort>) =>
    startTransition(() => {
      setShownQuery(next)
      onQueryChange(next)
    })
  return (
    <form
      role="search"
      aria-label={labels.search}
      className={join(css.toolbar, action !== undefined && css.withAction)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={css.search}>
        <Field
          ref={ref ?? null}
          label={labels.search}
          type="search"
          inputMode="search"
          autoComplete="off"
          value={shownQuery.q}
          onChange={({ target }) => change({ ...shownQuery, q: target.value })}
        />
      </div>
      <div className={css.sort}>
        <SelectField
          label={lists.sort}
          options={[
            { value: '', label: labels.sorts.server },
            ...kind.sorts.map((sort) => ({ value: sort, label: labels.sorts[sort] })),
          ]}
          value={shownQuery.sort ?? ''}
          onChange={({ target }) => change({ ...shownQuery, sort: kind.readSort(target.value) })}
        />
      </div>
      <div role="status" className={css.count}>
        <Text size="small" tone="muted" numeric>
          {labels.count(found, total)}
        </Text>
      </div>
      {action && <div className={css.action}>{action}</div>}
    </form>
  )
}
