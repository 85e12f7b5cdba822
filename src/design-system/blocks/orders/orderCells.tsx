import { orders } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { getStatusText } from '#src/design-system/blocks/orders/orderLists.ts'
import * as css from '#src/design-system/blocks/orders/orders.css.ts'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { MutedText, Text } from '#src/design-system/components/Text.tsx'
import { cardTotalLimits } from '#src/domain/money.ts'
import { isPaid, type Order, type OrderState, getOrderTotal, findOrderTotalProblem } from '#src/domain/order.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { manageOrders } from '#src/copy/adminPages.ts'
import { OneLine } from '#src/design-system/components/OneLine.tsx'
import { Tag, type TagProps } from '#src/design-system/components/Tag.tsx'
import { formatDollars } from '#src/lib/formatNumber.ts'

/** @returns the name of an order's part, or a message that the part is missing (DATA-7) or the order is unreadable (DATA-14) */
export function getOrderItemName({ id, item, state }: Order): string {
  if (state === 'unreadable') return orders.unreadable(id)
  return item ? item.name || parts.unnamed : orders.missingPart
}

/** @returns the quantity of an order, such as "50 pcs", or a message that the quantity is unknown */
export const formatPieces = ({ quantity }: Order): string =>
  quantity === null ? orders.notKnown : parts.pieces(quantity)

/** Price × quantity of an order (SHOP-9), or a message that the part has no price (DATA-2). */
export function OrderTotal({ order }: { order: Order }) {
  return (
    <Text as="span" size="inherit" weight="strong">
      <Money cents={getOrderTotal(order)} fallback={parts.noPrice} />
    </Text>
  )
}

/** @returns why the total of an order can't be paid by card; '' if it can be paid */
export function describeTotalProblem(order: Order): string {
  const problem = findOrderTotalProblem(order)
  if (problem === null) return ''
  return orders.totalProblems[problem](formatDollars(cardTotalLimits.min), formatDollars(cardTotalLimits.max))
}

/** @returns the customer's name or, if it is unknown, the email address; a message if both are unknown */
export const getCustomerName = ({ customer }: Order): string => customer.name || customer.email || manageOrders.unnamed

/** @returns a description of an order, for confirmations and lists of orders (ADMIN-7) */
export const toOrderLabel = (order: Order): string =>
  manageOrders.describeOrder(getOrderItemName(order), formatPieces(order), getCustomerName(order))

export function OrderCustomer({ order }: { order: Order }) {
  const name = getCustomerName(order)
  return (
    <div className={css.customer}>
      <OneLine title={name}>
        <Text as="span" size="inherit" weight="medium">
          <span dir="auto">{name}</span>
        </Text>
      </OneLine>
      {order.customer.email !== name && (
        <OneLine title={order.customer.email}>
          <MutedText as="span">
            <EmailAddress>{order.customer.email}</EmailAddress>
          </MutedText>
        </OneLine>
      )}
    </div>
  )
}

const tagTones: Partial<Record<OrderState, TagProps['tone']>> = {
  unpaid: 'neutral',
  pending: 'info',
  shipped: 'success',
}

/** The status of an order as a tag, or as plain text if the server sent an unknown status (DATA-7). */
export function OrderStatus({ order }: { order: Order }) {
  const tone = tagTones[order.state]
  const text = getStatusText(order) || orders.notKnown
  if (tone) return <Tag tone={tone}>{text}</Tag>
  return (
    <Text as="span" size="inherit">
      {text}
    </Text>
  )
}

/** The status of an order, and “paid” if the order is known to be paid. */
export function OrderStatuses({ order }: { order: Order }) {
  return (
    <div className={css.statuses}>
      <OrderStatus order={order} />
      {isPaid(order) && <MutedText as="span">{manageOrders.paid}</MutedText>}
    </div>
  )
}
