import { orders, receipt } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { isolate } from '#src/lib/bidi.ts'
import { formatCountOf } from '#src/lib/formatNumber.ts'

/** The tabs of both lists of orders (ORDER-14). */
export const orderTabs = {
  navigation: 'Orders by status',
  customer: { all: 'All', unpaid: orders.unpaid, paid: 'Paid', shipped: orders.shipped },
  admin: { all: 'All', unpaid: orders.unpaid, paid: 'To ship', shipped: orders.shipped },
  empty: { all: '', unpaid: 'No unpaid orders', paid: 'Nothing waiting to ship', shipped: 'Nothing shipped yet' },
  emptyHint: 'Orders appear here automatically.',
  unknown: (state: string) => `There’s no order status “${isolate(state)}”. Showing all orders instead.`,
  showAll: orders.list.showAll,
} as const

/** The dialog with an order on Manage All Orders (ADMIN-14). */
export const orderDetails = {
  loading: 'Loading the order',
  close: 'Close',
  shipAndNext: 'Ship and open next',
  shipTo: 'Ship to',
  email: receipt.email,
  phone: receipt.phone,
  address: receipt.address,
  perPiece: orders.perPiece,
  total: orders.total,
  transactionId: receipt.reference,
  notKnown: orders.notKnown,
  unknown: (id: string) => `There is no order “${isolate(id)}”. It may have been deleted, or the link may be wrong.`,
  backToList: 'Back to list',
} as const

/** The figures above Manage All Orders (ADMIN-16). */
export const orderFigures = {
  unpaid: orderTabs.admin.unpaid,
  paid: orderTabs.admin.paid,
  shipped: orderTabs.admin.shipped,
  income: 'Total paid',
  leftOut: 'Not included',
  orders: orders.count,
  share: (count: number, percent: number) => `${formatCountOf('order', count)} · ${percent}%`,
  /** The accessible name of the bar. */
  bar: (shares: readonly string[]) => `By value: ${shares.join(', ')}`,
  barShare: (label: string, percent: number) => `${label} ${percent}%`,
  withoutTotal: (count: number) =>
    `${formatCountOf('order', count)} with no known total ${count === 1 ? 'is' : 'are'} not included.`,
} as const

/** The packing list and the pick list (ADMIN-15). */
export const packingList = {
  print: (count: number) => `Print packing list (${formatCountOf('order', count)})`,
  printPick: (count: number) => `Print pick list (${formatCountOf('part', count)})`,
  titles: { packing: 'Packing list', pick: 'Pick list' },
  orders: orders.count,
  ordersHeader: 'Orders',
  /** Formats how many pieces of a part to fetch, and how many orders of the part have no known quantity. */
  pieces: (pieces: number, unknownCount: number) =>
    unknownCount === 0
      ? parts.pieces(pieces)
      : `${parts.pieces(pieces)} + ${formatCountOf('order', unknownCount)} of unknown quantity`,
  /** The page number, as a value of the CSS property `content`. */
  page: '"Page " counter(page) " of " counter(pages)',
} as const

/** The link that orders the same part again from My Orders (ORDER-15). */
export const reorder = { link: 'Order again', busy: 'Looking for the part…', copyId: 'Copy ID' } as const
