import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { maxAgeMs, reuseRows } from '#src/domain/catalogue.ts'
import type { Part } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { useClientValue } from '#src/routes/hooks/useBrowserState.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'

/**
 * The parts: those of the API, or until it has responded the snapshot in the page (DATA-20). It is beside RTK Query's cache,
 * not in it: a purchase, order again and the CSV file must never read a price that is a day old.
 */
export function useParts(): Loadable<Part[]> {
  // Deferred: a response is rendered in small steps, so that the page stays responsive (SPEED-6).
  const update = useRetriedLoadable(useDeferredValue(useGetPartsQuery()))
  const catalogue = usePlatform().catalogue ?? null
  const isReady = update.state === 'ready'
  // A list that was loaded when the page was opened needs no snapshot, and says nothing about its age.
  const [isNeeded] = useState(catalogue !== null && !isReady)
  const isOutdated = useClientValue(() => catalogue !== null && Date.now() - catalogue.takenAt > maxAgeMs, false)
  // Until then the script in the page hides what the address or the age does not allow (src/bootstrap/bootstrap.ts).
  useEffect(() => void delete document.documentElement.dataset.snapshot, [])

  const fresh = isReady ? update.value : null
  const rows = useMemo(() => (fresh && catalogue ? reuseRows(fresh, catalogue.parts) : fresh), [fresh, catalogue])
  if (catalogue === null || !isNeeded) return update
  const { takenAt, total, parts } = catalogue
  const isReordered = rows !== null && parts.some(({ id }, index) => rows[index]?.id !== id)
  const snapshot = { takenAt, total, isOutdated, update, isReordered }
  return { ...(isReady && update), state: 'ready', value: rows ?? parts, snapshot }
}
