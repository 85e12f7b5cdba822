import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { partsApi } from '#src/api/parts.ts'
import type { Order } from '#src/domain/order.ts'
import { toReorderPath } from '#src/domain/reorder.ts'
import { useSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'

const { useQueryState, useLazyQuery } = partsApi.endpoints.getParts

/** Leads from an order to its part (ORDER-15). The parts are read by a press only, if they are not there yet. */
export function useReorder() {
  const { data: cached } = useQueryState()
  const [loadParts] = useLazyQuery()
  const navigate = useNavigate()
  const runExclusive = useSingleFlight()
  const [busyId, setBusyId] = useState<string | null>(null)
  const isMounted = useRef(true)
  // In the commit that replaces the page: an effect's clean-up may run later than a response that arrives just then.
  useLayoutEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  const follow = (order: Order) =>
    runExclusive(async () => {
      setBusyId(order.id)
      // Without the parts to the search for it, which says why they are not there.
      const parts = await loadParts(undefined, true)
        .unwrap()
        .catch(() => [])
      setBusyId(null)
      const path = toReorderPath(order, parts)
      // Who has gone elsewhere meanwhile stays there.
      if (path !== null && isMounted.current) await navigate(path)
    })

  return {
    busyId,
    reorderPath: (order: Order) => toReorderPath(order, cached),
    start: (order: Order) => void follow(order),
  }
}
