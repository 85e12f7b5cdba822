import { useGetPartQuery, useGetPartsQuery } from '#src/api/parts.ts'
import type { Part } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import { useRestart } from '#src/routes/useLoadable.ts'
import { toRowLoadable, useRowInUrl } from '#src/routes/useRowInUrl.ts'

/**
 * The part whose id is in the URL: from the list at first, and requested in the background (SPEED-19). A 404 overrides the
 * list (ORDER-7).
 * @returns the part, its number in the catalogue, and whether it is from a cached list only: price and stock may have changed since
 */
export function usePart(id: string): { part: Loadable<Part>; number: number | null; isFromCache: boolean } {
  const found = useRowInUrl(useGetPartsQuery(), id)
  const query = useRestart(useGetPartQuery(found.request, found.options))
  const part = toRowLoadable(found, { ...query, currentData: query.currentData ?? found.listed }, ['notFound'])
  const isFromList = part.state === 'ready' && query.currentData === undefined && query.isFetching
  const { list } = found
  const index = list.state === 'ready' ? list.value.findIndex((row) => row.id === id) : -1
  return { part, number: index === -1 ? null : index + 1, isFromCache: isFromList && found.isCached }
}
