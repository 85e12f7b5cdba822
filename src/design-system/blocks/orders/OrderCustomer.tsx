import { manageOrders } from '#src/copy/adminPages.ts'
import * as css from '#src/design-system/blocks/orders/OrderCustomer.css.ts'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { Order } from '#src/domain/order.ts'

/** @returns the customer's name, or the e-mail address, or a text that both are unknown */
export const orderCustomerName = ({ customer }: Order): string =>
  customer.name || customer.email || manageOrders.unnamed

export interface OrderCustomerProps {
  order: Order
}

/** Name and e-mail address of an order's customer. */
export function OrderCustomer({ order }: OrderCustomerProps) {
  const name = orderCustomerName(order)
  return (
    <div className={css.customer}>
      <Text as="div" size="inherit" weight="medium">
        <span dir="auto">{name}</span>
      </Text>
      {order.customer.email !== name && (
        <Text as="div" size="small" tone="muted">
          <EmailAddress>{order.customer.email}</EmailAddress>
        </Text>
      )}
    </div>
  )
}
