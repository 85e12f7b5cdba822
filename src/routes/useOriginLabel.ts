import { skipToken } from '@reduxjs/toolkit/query'
import { useGetPartQuery } from '#src/api/parts.ts'
import { readPurchasePartId } from '#src/domain/origin.ts'

/** @returns what the page somebody came from is called: the part they wanted to buy, or null when it has no such name. */
export function useOriginLabel(origin: string | null): string | null {
  const partId = readPurchasePartId(origin)
  const { currentData: part } = useGetPartQuery(partId ?? skipToken)
  return part?.name ?? null
}
