import { manageOrders } from '#src/copy/manageOrders.ts'
import { orders as copy } from '#src/copy/orders.ts'
import {
  alphabetical,
  ascending,
  descending,
  searchable,
  trueFirst,
  type ListQuery,
  type Searchable,
} from '#src/domain/listQuery.ts'
import { orderTotal, type Order } from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'
import type { Review } from '#src/domain/review.ts'
import type { User } from '#src/domain/user.ts'

type SortOf<List> = List extends Pick<Searchable<never, infer Sort>, 'sorts'> ? Sort : never

/** The query type of a list, with the names of its sort orders. */
export type QueryOf<List> = ListQuery<SortOf<List>>

/** A list's current query and the callback that changes it. */
export interface SearchOf<List> {
  query: QueryOf<List>
  onQueryChange: (query: QueryOf<List>) => void
}

/** The catalogue (ORDER-9): searches name and description. */
export const partList = searchable(({ name, description }: Part) => `${name}\n${description}`, {
  name: alphabetical(({ name }) => name),
  priceUp: ascending(({ priceCents }) => priceCents),
  priceDown: descending(({ priceCents }) => priceCents),
  stock: descending(({ available }) => available),
})

const stateLabels: Record<Order['state'], string> = {
  unpaid: copy.unpaid,
  pending: copy.pending,
  shipped: copy.shipped,
  unknown: '',
}

/** The texts that an order's row shows in both lists of orders. */
const orderText = ({ item, state, statusText, transactionId }: Order) =>
  [item ? item.name : copy.missingPart, stateLabels[state] || statusText, transactionId ?? ''].join('\n')

const orderSorts = {
  part: alphabetical((order: Order) => order.item?.name ?? ''),
  totalDown: descending(orderTotal),
  totalUp: ascending(orderTotal),
  unpaid: trueFirst(({ state }: Order) => state === 'unpaid'),
}

/** My Orders: searches part, status and transaction id. */
export const myOrderList = searchable(orderText, orderSorts)

/** Manage All Orders: also searches the customer. */
export const allOrderList = searchable(
  (order: Order) =>
    [
      orderText(order),
      order.customer.name,
      order.customer.email,
      order.state === 'unpaid' ? '' : manageOrders.paid,
    ].join('\n'),
  {
    toShip: trueFirst(({ state }) => state === 'pending'),
    ...orderSorts,
    customer: alphabetical(({ customer }) => customer.name || customer.email),
  },
)

/** Manage User Reviews: searches name, country and the full text. */
export const reviewList = searchable(({ name, country, text }: Review) => [name, country, text].join('\n'), {
  name: alphabetical(({ name }) => name),
  country: alphabetical(({ country }) => country),
})

/** Manage Current Users: searches e-mail address and name. */
export const userList = searchable(({ email, name }: User) => `${email}\n${name}`, {
  email: alphabetical(({ email }) => email),
  name: alphabetical(({ name }) => name),
  admins: trueFirst(({ isAdmin }) => isAdmin),
})
