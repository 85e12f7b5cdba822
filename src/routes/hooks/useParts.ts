import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { keepsCardLayout, maxSnapshotAgeMs, reuseRows } from '#src/domain/catalogue.ts'
import type { Part } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { useClientValue } from '#src/lib/useClientValue.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'

/**
 * Returns the parts from the API, or the page's snapshot until the API responds (DATA-20). The snapshot is not in RTK
 * Query's cache, because a purchase, a reorder and the CSV file must never use prices that are a day old.
 */
export function useParts(): Loadable<Part[]> {
  // The response is deferred, so that React renders it in small steps and the page stays responsive (SPEED-6).
  const apiList = useRetriedLoadable(useDeferredValue(useGetPartsQuery()))
  const catalogue = usePlatform().catalogue ?? null
  const isReady = apiList.state === 'ready'
  // If the list was already loaded when the page was opened, neither the snapshot nor its age is displayed.
  const [needsSnapshot] = useState(catalogue !== null && !isReady)
  const isOutdated = useClientValue(
    () => catalogue !== null && Date.now() - catalogue.takenAt > maxSnapshotAgeMs,
    false,
  )
  // Removes the attribute that src/bootstrap/bootstrap.ts sets to hide the snapshot, or its prices and stock, until hydration.
  useEffect(() => void delete document.documentElement.dataset.snapshot, [])

  const freshRows = isReady ? apiList.value : null
  const rows = useMemo(
    () => (freshRows && catalogue ? reuseRows(freshRows, catalogue.parts) : freshRows),
    [freshRows, catalogue],
  )
  if (catalogue === null || !needsSnapshot) return apiList
  const { takenAt, total, parts } = catalogue
  const isRearranged = rows !== null && !parts.every((part, index) => keepsCardLayout(part, rows[index]))
  const snapshot = { takenAt, total, isOutdated, apiList, isRearranged }
  return { ...(isReady && apiList), state: 'ready', value: rows ?? parts, snapshot }
}
