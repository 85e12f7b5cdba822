import { customerOrders as copy } from '#src/copy/customerOrders.ts'
import type { ListTab } from '#src/design-system/blocks/lists/ListBody.tsx'
import { getCustomerName } from '#src/design-system/blocks/orders/orderCells.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { isOrderedBy, toCustomerOrdersUrl } from '#src/domain/customerOrders.ts'
import type { Order } from '#src/domain/order.ts'
import type { OrderSums } from '#src/domain/orderTabs.ts'
import { paths } from '#src/domain/paths.ts'
import { formatDollars } from '#src/lib/formatNumber.ts'

const showAllLink = (
  <ButtonLink to={paths.manageAllOrders} size="small">
    {copy.showAll}
  </ButtonLink>
)

interface CustomerOrdersNoticeProps {
  orders: readonly Order[]
  sums: OrderSums
  email: string
}

/** Shows the customer to whom the list is restricted, with the number and the total of their orders (ADMIN-20). */
export function CustomerOrdersNotice({ orders, sums, email }: CustomerOrdersNoticeProps) {
  const latestOrder = orders.findLast((order) => isOrderedBy(email, order))
  if (!latestOrder) return null
  const name = getCustomerName(latestOrder)
  return (
    <Notice
      tone="info"
      live="polite"
      title={copy.title(name)}
      text={
        <>
          {name !== email && <EmailAddress>{email}</EmailAddress>}
          <div>{copy.sum(sums.all.count, formatDollars(sums.all.cents))}</div>
        </>
      }
      action={showAllLink}
    />
  )
}

/**
 * Restricts a tab of the list to the orders of one customer.
 * @param email the customer's email address; null if the orders of all customers are shown
 */
export function restrictTabToCustomer(tab: ListTab<Order>, email: string | null, sums: OrderSums): ListTab<Order> {
  if (email === null) return tab
  return {
    ...tab,
    includes: (order) => isOrderedBy(email, order) && tab.includes(order),
    empty:
      sums.all.count > 0 ? (
        tab.empty
      ) : (
        <StateMessage drawing="empty" title={copy.none(email)} text={copy.noneHint} action={showAllLink} />
      ),
  }
}

/** A link to all orders of the customer, shown only if the customer has more than one order. */
export function CustomerOrdersLink({ order, orders }: { order: Order; orders: readonly Order[] }) {
  const { email } = order.customer
  const count = email === '' ? 0 : orders.filter((candidate) => isOrderedBy(email, candidate)).length
  if (count < 2) return null
  return <TextLink to={toCustomerOrdersUrl(email)}>{copy.seeAll(count, getCustomerName(order))}</TextLink>
}
