import { orderTabs } from '#src/copy/orderTabs.ts'
import { formatCount } from '#src/format/text.ts'

const ordersOf = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`)

/** The figures above Manage All Orders (ADMIN-16). */
export const orderFigures = {
  unpaid: orderTabs.admin.unpaid,
  paid: orderTabs.admin.paid,
  shipped: orderTabs.admin.shipped,
  income: 'Paid in all',
  orders: ordersOf,
  share: (count: number, percent: number) => `${ordersOf(count)} · ${percent}%`,
  /** The bar, in words. */
  bar: (shares: readonly string[]) => `By value: ${shares.join(', ')}`,
  part: (label: string, percent: number) => `${label} ${percent}%`,
  withoutTotal: (count: number) =>
    count === 1
      ? 'The total of 1 order is not known: it is counted, but in no sum.'
      : `The totals of ${formatCount(count)} orders are not known: they are counted, but in no sum.`,
} as const

/** The packing list (ADMIN-15). */
export const packingList = {
  print: (count: number) => `Print packing list: ${ordersOf(count)}`,
  title: 'Packing list',
} as const
