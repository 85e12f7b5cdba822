import { useEffect, useEffectEvent, useState } from 'react'
import { manageOrders } from '#src/copy/adminPages.ts'
import { orderDetails as copy } from '#src/copy/orderTabs.ts'
import { toShippingConfirmation } from '#src/design-system/blocks/orders/orderConfirmations.tsx'
import { Button, getBusyProps } from '#src/design-system/components/Button.tsx'
import { useConfirm } from '#src/design-system/components/hooks/useConfirm.tsx'
import { canShip, listOtherOrdersToShip, type Order } from '#src/domain/order.ts'

export interface ShipAndNextProps {
  order: Order
  /** The orders that match the search. Their sort order determines the next order. */
  matchingOrders: readonly Order[]
  busyId: string | null
  onShip: (order: Order) => void
  /** Opens the next order instead of this one. */
  onNext: (id: string) => void
}

/**
 * Ships the open order after confirmation, and opens the next order once the list shows this order as shipped. If the server
 * rejects the request, the order stays open (ADMIN-14).
 */
export function ShipAndNext({ order, matchingOrders, busyId, onShip, onNext }: ShipAndNextProps) {
  const [confirm, confirmDialog] = useConfirm()
  const [pendingShipment, setPendingShipment] = useState<{ shippedId: string; nextIds: string[] } | null>(null)
  const otherOrders = listOtherOrdersToShip(order, matchingOrders)
  const isShipped = pendingShipment?.shippedId === order.id && !canShip(order)
  const openNext = useEffectEvent(() => {
    // Another admin may have shipped or deleted some of the next orders in the meantime.
    const remainingIds = new Set(otherOrders.map(({ id }) => id))
    const nextId = pendingShipment?.nextIds.find((id) => remainingIds.has(id))
    if (nextId !== undefined) onNext(nextId)
  })
  useEffect(() => {
    if (isShipped) openNext()
  }, [isShipped])
  const ship = () => {
    // The next orders are stored now, because the position of the shipped order is lost once it leaves the list.
    setPendingShipment({ shippedId: order.id, nextIds: otherOrders.map(({ id }) => id) })
    onShip(order)
  }
  if (!canShip(order)) return null
  return (
    <>
      <Button
        tone="primary"
        {...getBusyProps(busyId, order.id)}
        busyLabel={manageOrders.shipping}
        onClick={() => confirm(toShippingConfirmation(order, ship))}
      >
        {otherOrders.length > 0 ? copy.shipAndNext : manageOrders.ship}
      </Button>
      {confirmDialog}
    </>
  )
}
