import { skipToken } from '@reduxjs/toolkit/query'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetPartQuery } from '#src/api/parts.ts'
import { readOrigin, readPurchasePartId } from '#src/domain/origin.ts'

const never = () => () => undefined

/**
 * The page somebody came from to sign in (AUTH-11, AUTH-12); null where there is none, and while a page's file is taken
 * over, which knows nobody's way.
 * @returns its path, and what it is called: the part they wanted to buy, or null when it has no such name
 */
export function useOrigin(): { path: string; label: string | null } | null {
  const { state } = useLocation()
  const path = useSyncExternalStore(
    never,
    () => readOrigin(state),
    () => null,
  )
  const partId = readPurchasePartId(path)
  const { currentData: part } = useGetPartQuery(partId === null ? skipToken : { id: partId })
  return path === null ? null : { path, label: part?.name ?? null }
}
