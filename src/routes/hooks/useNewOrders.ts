import { startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { UnseenOrders } from '#src/design-system/blocks/orders/NewOrders.tsx'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import type { Loadable } from '#src/domain/status.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { useAccount } from '#src/session/useSession.ts'

interface NewOrdersState extends Omit<UnseenOrders, 'onShow'> {
  showArrived: () => void
}

const seenOrdersKey = 'orders'

/** Orders are polled in hidden tabs as well, because the document title shows the number of new orders. */
export const newOrdersPollMs = 60_000

// The ids are validated without zod, because an array schema would add to the first load (SPEED-1).
function readSeenIds(accountId: string): ReadonlySet<string> | null {
  const ids = drafts.readSeenItems(seenOrdersKey, accountId)
  return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'string')) : null
}

const toIdSet = (orders: readonly Order[]): ReadonlySet<string> => new Set(orders.map(({ id }) => id))

/**
 * Finds the orders that are new since the admin's last visit in this browser. Orders that arrive during this visit are
 * hidden until the admin clicks to see them (ADMIN-21).
 * @param isLoadedThisVisit whether the list was loaded during this visit
 * @returns the displayed list, and the new orders
 */
export function useNewOrders(
  orders: Loadable<Order[]>,
  isLoadedThisVisit: boolean,
): [Loadable<Order[]>, NewOrdersState] {
  const accountId = useAccount().id
  const navigate = useNavigate()
  const [seenIds, setSeenIds] = useState(() => readSeenIds(accountId))
  const [displayedIds, setDisplayedIds] = useState<ReadonlySet<string> | null>(null)
  const allOrders = orders.state === 'ready' ? orders.value : null
  if (allOrders && isLoadedThisVisit && displayedIds === null) {
    setDisplayedIds(toIdSet(allOrders))
    // On the first visit, no order counts as new.
    if (seenIds === null) setSeenIds(toIdSet(allOrders))
  }

  useEffect(() => {
    // The ids are added to the stored ids, because another tab may have displayed other orders.
    if (displayedIds)
      drafts.writeSeenItems(seenOrdersKey, accountId, [
        ...new Set([...(readSeenIds(accountId) ?? []), ...displayedIds]),
      ])
  }, [displayedIds, accountId])

  if (orders.state !== 'ready' || displayedIds === null || seenIds === null)
    return [orders, { newOrderIds: new Set(), unlistedOrderCount: 0, showArrived: () => undefined }]
  const displayedOrders = orders.value.filter(({ id }) => displayedIds.has(id))
  const unlistedOrderCount = orders.value.length - displayedOrders.length
  return [
    unlistedOrderCount === 0 ? orders : { ...orders, value: displayedOrders },
    {
      newOrderIds: toIdSet(displayedOrders.filter(({ id }) => !seenIds.has(id))),
      unlistedOrderCount,
      showArrived() {
        // Both updates render together, because a focused row that moved in a later render would lose focus.
        startTransition(() => {
          void navigate(`${paths.manageAllOrders}?sort=newest`)
          setDisplayedIds(toIdSet(orders.value))
        })
      },
    },
  ]
}
