import { orders } from '#src/copy/orders.ts'
import { isolate } from '#src/copy/isolate.ts'

/** Manage All Orders (SHOP-2, SHOP-4, ADMIN-7, ADMIN-10). */
export const manageOrders = {
  title: (count: number) => `Manage All Orders: ${count}`,
  loading: 'Loading all orders',
  list: {
    ...orders.list,
    sorts: { ...orders.list.sorts, toShip: 'To be shipped first', customer: 'Customer' },
  },
  stale: orders.stale,
  empty: 'No orders yet',
  emptyHint: 'An order appears here as soon as a customer places one.',

  customer: 'Customer',
  unnamed: 'Name not given',
  status: 'Status',
  paid: 'Paid',
  /** Describes an order in a confirmation dialog. */
  what: (part: string, quantity: string, customer: string) =>
    `${isolate(part)}, ${quantity}, for ${isolate(customer)}.`,

  ship: 'Ship',
  shipping: 'Shipping…',
  shipTitle: 'Mark as shipped?',
  shipText: 'The customer sees it at once. It can’t be taken back.',
  shipConfirm: 'Mark as shipped',

  remove: 'Delete',
  removing: 'Deleting…',
  removeTitle: 'Delete this order?',
  removeText: 'A deleted order can’t be brought back.',
  removeConfirm: 'Delete the order',
  keep: 'Not now',
} as const
