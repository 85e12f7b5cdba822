import { lists } from '#src/copy/lists.ts'
import { formatCount } from '#src/format/numbers.ts'
import { isolate } from '#src/copy/isolate.ts'

/** My Orders, and orders on any page (SHOP-2, SHOP-4). `// sic` marks the specification's misspellings. */
export const orders = {
  count: (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`),
  loading: 'Loading your orders',
  list: {
    search: 'Search orders',
    sorts: {
      server: 'As they come',
      part: 'Part',
      totalDown: 'Total, high to low',
      totalUp: 'Total, low to high',
      unpaid: 'Unpaid first',
    },
    count: lists.count,
    showAll: 'Show all orders',
  },
  stale: 'These orders could not be refreshed. They may have changed.',
  empty: "You Don't have any purchased yeat", // sic
  emptyHint: 'An order appears here as soon as you place it, ready to be paid.',
  toParts: 'See all parts',
  toOrders: 'Back to My Orders',

  part: 'Part',
  perPiece: 'Per piece',
  quantity: 'Quantity',
  total: 'Total',
  actions: 'Actions',
  notKnown: 'Not known',
  /** The name of an order whose part the server has lost (DATA-7). */
  missingPart: 'Part details are missing',
  /** The name of an order that can’t be read, by its id or its row (DATA-14). */
  unreadable: (id: string) => `This order can’t be read: ${isolate(id)}`,

  unpaid: 'Unpaid',
  pending: 'Pending',
  shipped: 'Shipped',
  purchased: 'Purchased Done', // sic
  paid: 'All-Ready Paid', // sic

  pay: 'Pay',
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  cancelTitle: 'Cancel this order?',
  cancelText: (part: string, quantity: string) =>
    `${isolate(part)}, ${quantity}. A cancelled order can’t be brought back.`,
  cancelConfirm: 'Cancel the order',
  keep: 'Keep it',

  charged: "Your card was charged. Don't pay again.",
  chargedHint:
    'The payment is safe, but the shop has not noted it on your order yet. It keeps trying; you can try now, too.',
  reference: 'Reference',
  record: 'Try again',
  recording: 'Noting your payment…',

  lost: {
    text: 'The shop can’t find your order any more, so it can’t note the payment on it. Write to us with the reference below: with it we find your payment.',
    email: 'E-mail',
    subject: (reference: string) => `Charged, but my order is lost: ${reference}`,
    contact: 'Contact us',
  },

  undecided: 'A payment for this order has begun.',
  undecidedHint: 'Its end is not known yet: don’t pay a second time. Until it is known, the order can’t be cancelled.',
  toPayment: 'See the payment',
  receipt: 'Receipt',
} as const
