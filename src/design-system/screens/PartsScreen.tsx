import { useRef } from 'react'
import { parts as copy } from '#src/copy/parts.ts'
import { PartsGrid } from '#src/design-system/blocks/PartsGrid.tsx'
import { PartsSection } from '#src/design-system/blocks/PartsSection.tsx'
import { PartsToolbar } from '#src/design-system/blocks/PartsToolbar.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { selectParts, type PartsQuery } from '#src/domain/catalogue.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Part } from '#src/domain/part.ts'

export interface PartsScreenProps {
  parts: Loadable<Part[]>
  query: PartsQuery
  onQuery: (query: PartsQuery) => void
}

/** `/parts`, called Tools in the navigation: the whole catalogue, searched and sorted (SPEC 2, DECISIONS D9). */
export function PartsScreen({ parts, query, onQuery }: PartsScreenProps) {
  return (
    <PartsSection parts={parts} level={1}>
      {(all) => <Catalogue parts={all} query={query} onQuery={onQuery} />}
    </PartsSection>
  )
}

interface CatalogueProps extends Omit<PartsScreenProps, 'parts'> {
  parts: readonly Part[]
}

function Catalogue({ parts, query, onQuery }: CatalogueProps) {
  const search = useRef<HTMLInputElement>(null)
  const found = selectParts(parts, query)
  // The button goes away with the message; the focus goes where the next words are typed.
  const showAll = () => {
    search.current?.focus()
    onQuery({ ...query, q: '' })
  }
  return (
    <Stack gap={32}>
      <PartsToolbar ref={search} query={query} onQuery={onQuery} found={found.length} total={parts.length} />
      {found.length > 0 ? (
        <PartsGrid parts={found} level={2} />
      ) : (
        <StateMessage
          drawing="missing"
          title={copy.nothingFound.title(query.q.trim())}
          action={
            <Button tone="secondary" onClick={showAll}>
              {copy.nothingFound.action}
            </Button>
          }
        >
          {copy.nothingFound.text}
        </StateMessage>
      )}
    </Stack>
  )
}
