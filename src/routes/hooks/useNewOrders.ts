import { startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NewOrders } from '#src/design-system/blocks/orders/NewOrders.tsx'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import type { Loadable } from '#src/domain/status.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { useAccount } from '#src/session/useSession.ts'

interface ArrivedOrders extends Omit<NewOrders, 'onShow'> {
  showArrived: () => void
}

/** Name of what is stored: the ids of the orders that the admin has seen. */
const storedName = 'orders'

/** How often an open page requests the orders, ms: also in a hidden tab, whose title has the number of new ones. */
export const newOrdersPollMs = 60_000

// Checked by hand: the schema of an array would be in the first load, with the others (SPEED-1).
function readSeenIds(accountId: string): ReadonlySet<string> | null {
  const ids = drafts.readSeen(storedName, accountId)
  return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'string')) : null
}

const idsOf = (orders: readonly Order[]): ReadonlySet<string> => new Set(orders.map(({ id }) => id))

/**
 * Finds the orders that are new since the admin's last visit in this browser, and keeps those that arrive during this one out
 * of the list until the admin wants to see them (ADMIN-21).
 * @param isFresh whether the list is from this visit: a cached one may be older
 * @returns the list to show, and the new orders
 */
export function useNewOrders(orders: Loadable<Order[]>, isFresh: boolean): [Loadable<Order[]>, ArrivedOrders] {
  const accountId = useAccount().id
  const navigate = useNavigate()
  const [seenIds, setSeenIds] = useState(() => readSeenIds(accountId))
  const [shownIds, setShownIds] = useState<ReadonlySet<string> | null>(null)
  const all = orders.state === 'ready' ? orders.value : null
  if (all && isFresh && shownIds === null) {
    setShownIds(idsOf(all))
    // At the first visit nothing is new.
    if (seenIds === null) setSeenIds(idsOf(all))
  }

  useEffect(() => {
    // Another tab may have shown orders that this one has not.
    if (shownIds)
      drafts.writeSeen(storedName, accountId, [...new Set([...(readSeenIds(accountId) ?? []), ...shownIds])])
  }, [shownIds, accountId])

  if (orders.state !== 'ready' || shownIds === null || seenIds === null)
    return [orders, { newIds: new Set(), arrivedCount: 0, showArrived: () => undefined }]
  const value = orders.value.filter(({ id }) => shownIds.has(id))
  const arrivedCount = orders.value.length - value.length
  return [
    arrivedCount === 0 ? orders : { ...orders, value },
    {
      newIds: idsOf(value.filter(({ id }) => !seenIds.has(id))),
      arrivedCount,
      showArrived() {
        // In one rendering: a focused row that is moved afterwards would lose the focus.
        startTransition(() => {
          void navigate(`${paths.manageAllOrders}?sort=newest`)
          setShownIds(idsOf(orders.value))
        })
      },
    },
  ]
}
