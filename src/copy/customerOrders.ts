import { isolate } from '#src/lib/bidi.ts'
import { formatCountOf } from '#src/lib/formatNumber.ts'

/** The orders of one customer (ADMIN-20). */
export const customerOrders = {
  header: 'Orders',
  link: 'See orders',
  seeAll: (count: number, customer: string) => `See all ${formatCountOf('order', count)} from ${isolate(customer)}`,
  title: (customer: string) => `Orders from ${isolate(customer)}`,
  sum: (count: number, dollars: string) => `${formatCountOf('order', count)}, ${dollars} in total`,
  none: (customer: string) => `No orders from ${isolate(customer)}`,
  noneHint: 'Orders appear here as soon as this customer places them.',
  showAll: 'Show all orders',
} as const
