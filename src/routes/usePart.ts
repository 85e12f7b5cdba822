import { useAppSelector } from '#src/api/hooks.ts'
import { partsApi, useGetPartQuery } from '#src/api/parts.ts'
import type { Part } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import { useLoadable } from '#src/routes/useLoadable.ts'

const selectParts = partsApi.endpoints.getParts.select()

/**
 * One part: from the list when it is there, and read anew behind it (SPEED-19). That it is gone wins over the list (ORDER-7).
 * @returns the part, and whether it is from the list only: price and stock may have changed since
 */
export function usePart(id: string): { part: Loadable<Part>; isFromList: boolean } {
  const query = useGetPartQuery({ id })
  const listed = useAppSelector((state) => selectParts(state).data?.find((part) => part.id === id))
  const part = useLoadable({ ...query, currentData: query.currentData ?? listed }, ['notFound'])
  return { part, isFromList: part.state === 'ready' && query.currentData === undefined && query.isFetching }
}
