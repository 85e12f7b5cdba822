import { useGetPartQuery, useGetPartsQuery } from '#src/api/parts.ts'
import type { PartCheck } from '#src/design-system/blocks/parts/UncheckedNotice.tsx'
import type { Part } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import { useRestartableQuery } from '#src/routes/hooks/useLoadable.ts'
import { toRowLoadable, useRowInUrl } from '#src/routes/hooks/useRowInUrl.ts'

/**
 * Returns a part from the cached list while refetching it in the background (SPEED-19). A 404 overrides the cached part.
 * @returns the part, its number in the catalogue, and `check`, the state of the request for its current price and stock
 */
export function usePart(id: string): { part: Loadable<Part>; number: number | null; check: PartCheck | null } {
  const lookup = useRowInUrl(useGetPartsQuery(), id)
  const query = useRestartableQuery(useGetPartQuery(lookup.request, lookup.options))
  const part = toRowLoadable(lookup, { ...query, currentData: query.currentData ?? lookup.listedRow }, ['notFound'])
  const { list } = lookup
  const index = list.state === 'ready' ? list.value.findIndex((row) => row.id === id) : -1
  const number = index === -1 ? null : index + 1
  const usesListedRow = part.state === 'ready' && query.currentData === undefined
  const retry = () => void query.refetch()
  if (usesListedRow && query.isError && !query.isFetching) return { part, number, check: { state: 'failed', retry } }
  return {
    part,
    number,
    check: usesListedRow && query.isFetching && lookup.isCached ? { state: 'running', retry } : null,
  }
}
