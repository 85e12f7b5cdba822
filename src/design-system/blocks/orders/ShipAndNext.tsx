import { useEffect, useEffectEvent, useState } from 'react'
import { manageOrders } from '#src/copy/adminPages.ts'
import { orderDetails as copy } from '#src/copy/orderTabs.ts'
import { confirmShipping } from '#src/design-system/blocks/orders/orderConfirmations.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { useConfirm } from '#src/design-system/components/hooks/useConfirm.tsx'
import { canShip, otherOrdersToShip, type Order } from '#src/domain/order.ts'

export interface ShipAndNextProps {
  order: Order
  /** The orders from which the next one is taken, as they are searched and sorted. */
  foundOrders: readonly Order[]
  busyId: string | null
  onShip: (order: Order) => void
  /** Opens another order instead of this one. */
  onNext: (id: string) => void
}

/**
 * Ships the open order after confirmation, and opens the next one once the list shows this one as shipped. A rejected one
 * stays open (ADMIN-14).
 */
export function ShipAndNext({ order, foundOrders, busyId, onShip, onNext }: ShipAndNextProps) {
  const [confirm, confirmDialog] = useConfirm()
  const [pendingNext, setPendingNext] = useState<{ shippedId: string; nextIds: string[] } | null>(null)
  const others = otherOrdersToShip(order, foundOrders)
  const isShipped = pendingNext?.shippedId === order.id && !canShip(order)
  const openNext = useEffectEvent(() => {
    // Another admin may have shipped or deleted the next ones in the meantime.
    const remaining = new Set(others.map(({ id }) => id))
    const next = pendingNext?.nextIds.find((id) => remaining.has(id))
    if (next !== undefined) onNext(next)
  })
  useEffect(() => {
    if (isShipped) openNext()
  }, [isShipped])
  const ship = () => {
    // Stored, because the shipped order may leave the list, and its position with it.
    setPendingNext({ shippedId: order.id, nextIds: others.map(({ id }) => id) })
    onShip(order)
  }
  if (!canShip(order)) return null
  return (
    <>
      <Button
        busy={busyId === order.id}
        busyLabel={manageOrders.shipping}
        disabled={busyId !== null && busyId !== order.id}
        onClick={() => confirm(confirmShipping(order, ship))}
      >
        {others.length > 0 ? copy.shipAndNext : manageOrders.ship}
      </Button>
      {confirmDialog}
    </>
  )
}
