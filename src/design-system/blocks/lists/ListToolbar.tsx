import { type ReactNode, type Ref, startTransition, useOptimistic } from 'react'
import { lists } from '#src/copy/shared.ts'
import * as css from '#src/design-system/blocks/lists/ListToolbar.css.ts'
import { SortSelect } from '#src/design-system/blocks/lists/SortSelect.tsx'
import { SearchField } from '#src/design-system/components/SearchField.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import type { ListQuery, ListDefinition } from '#src/domain/listQuery.ts'

export interface ListToolbarProps<Sort extends string> {
  searchable: Pick<ListDefinition<never, Sort>, 'sorts' | 'readSort'>
  labels: {
    search: string
    /** Labels of the sort orders, including the order in which the server sends the rows. */
    sorts: Readonly<Record<Sort | 'server', string>>
    count: (matchCount: number, total: number) => string
  }
  query: ListQuery<Sort>
  /** Called on every change, inside a transition, so `query` may be updated with a delay. */
  onQueryChange: (query: ListQuery<Sort>) => void
  matchCount: number
  total: number
  /** Links to the tabs of the list, shown at the start of the line. */
  tabs?: ReactNode
  /** The list's checkboxes and switches, on the same line so that they don't make the page taller. */
  filters?: ReactNode
  action?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/**
 * Search field, sort order, filters and row count of a list, on one line (ORDER-9). The sort order is selected in a menu,
 * not by clicking column headers, because lists of cards have no headers.
 */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { searchable, labels, query, onQueryChange, matchCount, total, tabs, filters, action, ref } = props
  // The field shows the typed text immediately, while a long list renders in the transition.
  const [optimisticQuery, setOptimisticQuery] = useOptimistic(query)
  const changeQuery = (next: ListQuery<Sort>) =>
    startTransition(() => {
      setOptimisticQuery(next)
      onQueryChange(next)
    })
  return (
    <form role="search" aria-label={labels.search} className={css.toolbar} onSubmit={(event) => event.preventDefault()}>
      {tabs && <div className={css.tabs}>{tabs}</div>}
      <div className={cx(css.fields, tabs !== undefined && css.besideTabs)}>
        <div className={css.search}>
          <SearchField
            ref={ref ?? null}
            label={labels.search}
            clearLabel={lists.clearSearch}
            value={optimisticQuery.q}
            onChange={(q) => changeQuery({ ...optimisticQuery, q })}
          />
        </div>
        <SortSelect
          options={[
            { value: '', label: labels.sorts.server },
            ...searchable.sorts.map((sort) => ({ value: sort, label: labels.sorts[sort] })),
          ]}
          compact={tabs !== undefined}
          value={optimisticQuery.sort ?? ''}
          onChange={(sort) => changeQuery({ ...optimisticQuery, sort: searchable.readSort(sort) })}
        />
      </div>
      {filters}
      <div className={css.countAndAction}>
        <div role="status" className={css.count}>
          <MutedText numeric>{labels.count(matchCount, total)}</MutedText>
        </div>
        {action}
      </div>
    </form>
  )
}
