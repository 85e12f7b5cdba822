import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { partsApi } from '#src/api/parts.ts'
import type { Order } from '#src/domain/order.ts'
import { toReorderPath } from '#src/domain/reorder.ts'
import { useSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'

const { useQueryState, useLazyQuery } = partsApi.endpoints.getParts

/** Navigates from an order to its part (ORDER-15). The parts are loaded on click, unless they are cached. */
export function useReorder() {
  const { data: cachedParts } = useQueryState()
  const [loadParts] = useLazyQuery()
  const navigate = useNavigate()
  const runExclusive = useSingleFlight()
  const [busyId, setBusyId] = useState<string | null>(null)
  const isMounted = useRef(true)
  // React cleans up a layout effect in the commit that removes the page, so a later response finds `isMounted` already false.
  useLayoutEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  const loadAndNavigate = (order: Order) =>
    runExclusive(async () => {
      setBusyId(order.id)
      // If the parts don't load, the path leads to a search on the Tools page, which shows why they didn't.
      const parts = await loadParts(undefined, true)
        .unwrap()
        .catch(() => [])
      setBusyId(null)
      const path = toReorderPath(order, parts)
      if (path !== null && isMounted.current) await navigate(path)
    })

  return {
    busyId,
    getPath: (order: Order) => toReorderPath(order, cachedParts),
    startReorder: (order: Order) => void loadAndNavigate(order),
  }
}
