import { manageOrders } from '#src/copy/adminPages.ts'
import { Button, getBusyProps } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { canCancel, canShip, type Order } from '#src/domain/order.ts'

export interface ManageOrderActionsProps {
  order: Order
  describedBy: string
  /** Id of the order that is being shipped or deleted. Meanwhile, the buttons of all other orders are disabled (ADMIN-7). */
  busyId: string | null
  onShip: () => void
  onDelete: () => void
}

/** The button of an order's row. An admin can ship a pending order and delete an unpaid order (SHOP-4). */
export function ManageOrderActions({ order, describedBy, busyId, onShip, onDelete }: ManageOrderActionsProps) {
  const buttonProps = { size: 'small', describedBy, ...getBusyProps(busyId, order.id) } as const
  if (!canShip(order) && !canCancel(order)) return null
  return (
    <Row justify="end">
      {canShip(order) ? (
        <Button busyLabel={manageOrders.shipping} onClick={onShip} {...buttonProps}>
          {manageOrders.ship}
        </Button>
      ) : (
        <Button tone="danger" busyLabel={manageOrders.removing} onClick={onDelete} {...buttonProps}>
          {manageOrders.remove}
        </Button>
      )}
    </Row>
  )
}
