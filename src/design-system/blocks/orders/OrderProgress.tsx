import { manageOrders } from '#src/copy/adminPages.ts'
import { OrderStatus } from '#src/design-system/blocks/orders/OrderStatus.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { isPaid, type Order } from '#src/domain/order.ts'

export interface OrderProgressProps {
  order: Order
}

/** An order's status, and “paid” for every order that is known to be. */
export function OrderProgress({ order }: OrderProgressProps) {
  return (
    <>
      <OrderStatus order={order} />
      {isPaid(order) && (
        <Text as="div" size="small" tone="muted">
          {manageOrders.paid}
        </Text>
      )}
    </>
  )
}
