import { skipToken } from '@reduxjs/toolkit/query'
import { useLocation } from 'react-router-dom'
import { useGetPartQuery } from '#src/api/parts.ts'
import { useClientValue } from '#src/routes/useBrowserState.ts'
import { readOrigin, readIdInPath } from '#src/domain/paths.ts'

/**
 * The page that sent the visitor to sign in (AUTH-11, AUTH-12).
 * @returns its path, and as label the name of the part to buy (null for other pages); null when there is no such page, and
 * while hydrating
 */
export function useOrigin(): { path: string; label: string | null } | null {
  const { state } = useLocation()
  const path = useClientValue(() => readOrigin(state), null)
  const partId = readIdInPath('purchase', path)
  const { currentData: part } = useGetPartQuery(partId === null ? skipToken : { id: partId })
  return path === null ? null : { path, label: part?.name ?? null }
}
