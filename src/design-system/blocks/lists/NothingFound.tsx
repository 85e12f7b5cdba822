import { lists } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import type { ListQuery, ListDefinition } from '#src/domain/listQuery.ts'

const DidYouMean = lazyComponent('DidYouMean', () => import('#src/design-system/blocks/lists/DidYouMean.tsx'))

interface NothingFoundProps<Item, Sort extends string> {
  /** All rows of the list. */
  rows: readonly Item[]
  searchable: ListDefinition<Item, Sort>
  query: ListQuery<Sort>
  /** The label of the button that shows all rows. */
  showAllLabel: string
  onSearch: (q: string) => void
}

/** The message that nothing matches the search, with a suggestion and a button that shows all rows (ORDER-9). */
export function NothingFound<Item, Sort extends string>(props: NothingFoundProps<Item, Sort>) {
  const { rows, searchable, query, showAllLabel, onSearch } = props
  return (
    <StateMessage
      drawing="missing"
      title={lists.nothingFound(query.q.trim())}
      text={lists.nothingFoundHint}
      action={
        <Row gap={12}>
          <DidYouMean
            rowTexts={rows.map(searchable.getText)}
            query={query.q}
            hasMatches={(q) => searchable.select(rows, { q, sort: null }).length > 0}
            onAccept={onSearch}
          />
          <Button onClick={() => onSearch('')}>{showAllLabel}</Button>
        </Row>
      }
    />
  )
}
