import { orders } from '#src/copy/customerPages.ts'
import { isolate } from '#src/format/text.ts'

/** The tabs of both lists of orders (ORDER-14). */
export const orderTabs = {
  navigation: 'Orders by state',
  customer: { all: 'All', unpaid: orders.unpaid, paid: 'Paid', shipped: orders.shipped },
  admin: { all: 'All', unpaid: orders.unpaid, paid: 'To ship', shipped: orders.shipped },
  /** Of a tab without orders. */
  empty: {
    all: '',
    unpaid: 'No order is unpaid',
    paid: 'No order waits for shipment',
    shipped: 'No order is shipped yet',
  },
  emptyHint: 'Orders come here by themselves as they are placed, paid and shipped.',
  unknown: (state: string) => `Orders have no state “${isolate(state)}”. Here are all of them.`,
  showAll: orders.list.showAll,
} as const
