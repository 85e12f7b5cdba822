import { isolate } from '#src/lib/bidi.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

const formatOrderCount = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`)

/** The orders of one customer (ADMIN-20). */
export const customerOrders = {
  header: 'Orders',
  link: 'See orders',
  seeAll: (count: number, customer: string) => `See all ${formatOrderCount(count)} from ${isolate(customer)}`,
  title: (customer: string) => `Orders from ${isolate(customer)}`,
  sum: (count: number, dollars: string) => `${formatOrderCount(count)}, ${dollars} in total`,
  none: (customer: string) => `No orders from ${isolate(customer)}`,
  noneHint: 'Orders appear here as soon as this customer places them.',
  showAll: 'Show all orders',
} as const
