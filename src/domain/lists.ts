import { manageOrders } from '#src/copy/manageOrders.ts'
import { orders as words } from '#src/copy/orders.ts'
import {
  alphabetical,
  ascending,
  descending,
  first,
  searchable,
  type ListQuery,
  type Searchable,
} from '#src/domain/listQuery.ts'
import { orderTotal, type Order } from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'
import type { Review } from '#src/domain/review.ts'
import type { User } from '#src/domain/user.ts'

type SortOf<List> = List extends Pick<Searchable<never, infer Sort>, 'sorts'> ? Sort : never

/** What can be asked of a list. */
export type QueryOf<List> = ListQuery<SortOf<List>>

/** What is asked of a list, and how to ask for something else. */
export interface SearchOf<List> {
  query: QueryOf<List>
  onQuery: (query: QueryOf<List>) => void
}

/** The catalogue (ORDER-9): found by name and description. */
export const partList = searchable(({ name, description }: Part) => `${name}\n${description}`, {
  name: alphabetical(({ name }) => name),
  priceUp: ascending(({ priceCents }) => priceCents),
  priceDown: descending(({ priceCents }) => priceCents),
  stock: descending(({ available }) => available),
})

const stateWords: Record<Order['state'], string> = {
  unpaid: words.unpaid,
  pending: words.pending,
  shipped: words.shipped,
  unknown: '',
}

/** What the rows of both lists of orders show in words. */
const orderText = ({ item, state, statusText, transactionId }: Order) =>
  [item ? item.name : words.missingPart, stateWords[state] || statusText, transactionId ?? ''].join('\n')

const orderSorts = {
  part: alphabetical((order: Order) => order.item?.name ?? ''),
  totalDown: descending(orderTotal),
  totalUp: ascending(orderTotal),
  unpaid: first(({ state }: Order) => state === 'unpaid'),
}

/** My Orders: found by part, status and reference. */
export const myOrderList = searchable(orderText, orderSorts)

/** Manage All Orders: found by customer as well. */
export const allOrderList = searchable(
  (order: Order) =>
    [
      orderText(order),
      order.customer.name,
      order.customer.email,
      order.state === 'unpaid' ? '' : manageOrders.paid,
    ].join('\n'),
  {
    toShip: first(({ state }) => state === 'pending'),
    ...orderSorts,
    customer: alphabetical(({ customer }) => customer.name || customer.email),
  },
)

/** Manage User Reviews: found by name, country and the whole text. */
export const reviewList = searchable(({ name, country, text }: Review) => [name, country, text].join('\n'), {
  name: alphabetical(({ name }) => name),
  country: alphabetical(({ country }) => country),
})

/** Manage Current Users: found by e-mail address and name. */
export const userList = searchable(({ email, name }: User) => `${email}\n${name}`, {
  email: alphabetical(({ email }) => email),
  name: alphabetical(({ name }) => name),
  admins: first(({ isAdmin }) => isAdmin),
})
