import { manageOrders } from '#src/copy/adminPages.ts'
import { orders as copy } from '#src/copy/customerPages.ts'
import { alphabetical, ascending, descending, defineSearchableList, trueFirst } from '#src/domain/listQuery.ts'
import { isPaid, getOrderTotal, type Order } from '#src/domain/order.ts'

const stateLabels: Record<Order['state'], string> = {
  unpaid: copy.unpaid,
  pending: copy.pending,
  shipped: copy.shipped,
  unknown: '',
  unreadable: '',
}

/** The label of an order's status, or the server's own wording if the status is unknown. */
export const getStatusText = ({ state, statusText }: Order): string => stateLabels[state] || statusText

/** Returns the searchable text of an order in both lists, that is, the strings that its row shows. */
const toSearchText = (order: Order) =>
  [
    order.state === 'unreadable' ? copy.unreadable(order.id) : (order.item?.name ?? copy.missingPart),
    getStatusText(order),
    order.transactionId ?? '',
  ].join('\n')

const orderSorts = {
  newest: 'reversed' as const,
  part: alphabetical((order: Order) => order.item?.name ?? ''),
  totalDown: descending(getOrderTotal),
  totalUp: ascending(getOrderTotal),
  unpaid: trueFirst(({ state }: Order) => state === 'unpaid'),
}

/** Search and sort of the My Orders page. The search covers part, status and transaction id. */
export const myOrderList = defineSearchableList(toSearchText, orderSorts)

/** Search and sort of the Manage All Orders page. The search also covers the customer. */
export const allOrderList = defineSearchableList(
  (order: Order) =>
    [toSearchText(order), order.customer.name, order.customer.email, isPaid(order) ? manageOrders.paid : ''].join('\n'),
  {
    toShip: trueFirst(({ state }) => state === 'pending'),
    ...orderSorts,
    customer: alphabetical(({ customer }) => customer.name || customer.email),
  },
)
