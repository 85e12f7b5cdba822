import { formatCount } from '#src/format/text.ts'
import { titles } from '#src/copy/titles.ts'

const countParts = (count: number) => (count === 1 ? '1 part' : `${formatCount(count)} parts`)

/** The catalogue, and parts on any page (SHOP-2). */
export const parts = {
  title: 'AVAILABLE PARTS',
  minimumOrder: 'Minimum Order',
  availableNow: 'Available Now',
  pieces: (count: number) => `${formatCount(count)} pcs`,
  perPiece: 'per piece',
  purchaseNow: 'Purchase Now',
  noPrice: 'Price unavailable',
  unnamed: 'Unnamed part',
  blocks: {
    noPrice: 'No price yet, so it can’t be ordered.',
    soldOut: 'Sold out for now.',
    minimumAboveStock: 'Fewer left than the minimum order.',
  },
  figure: (number: number) => `Fig. ${String(number).padStart(2, '0')}`,
  count: countParts,
  shown: (shown: number, total: number) => `${shown} of ${formatCount(total)}`,
  all: (total: number) => `See all ${formatCount(total)} parts`,
  list: {
    search: 'Search parts',
    sorts: {
      server: 'Our order',
      name: 'Name',
      priceUp: 'Price, low to high',
      priceDown: 'Price, high to low',
      stock: 'Most in stock',
    },
    count: (found: number, total: number) =>
      found === total ? countParts(total) : `${formatCount(found)} of ${countParts(total)}`,
    showAll: 'Show all parts',
  },
  loading: 'Loading parts',
  empty: {
    title: 'No parts on the shelf',
    text: 'Nothing is for sale right now. Tell us what you need.',
    action: 'Contact us',
  },
  stale: 'These parts could not be refreshed. Prices and stock may have changed.',
} as const

/** The Purchase page (SHOP-2). */
export const purchase = {
  sheet: 'Order sheet',
  unitPrice: 'Price per unit',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  quantity: 'Quantity',
  address: 'Address',
  submit: 'PURCHASE',
  sending: 'Sending your order…',
  total: 'Total',
  noTotal: '–',
  loading: 'Loading the part',
  back: 'Back to all parts',
  notFound: { title: 'Part not found', text: 'It may have been sold out and taken off the shelf.' },
  blocked: 'This part can’t be ordered now',
  blocks: {
    noPrice: () => 'Its price is not available. Please look in again later.',
    soldOut: () => 'It is sold out. Please look in again later.',
    minimumAboveStock: (minimum: number, available: number) =>
      `The minimum order is ${minimum} pcs, and ${available} pcs are left.`,
  },
  contact: 'Contact us',
  stale: 'This part could not be refreshed. Price and stock may have changed.',
  done: { title: 'Your order is placed', text: 'You can pay for it in My Orders.', link: titles.myOrders },
  refused: { title: 'Something is Wrong', text: 'The order was not accepted. Nothing was bought; you can try again.' },
  unknown: {
    title: 'We can’t tell whether your order arrived',
    text: 'It may have gone through: look at My Orders first.',
    link: titles.myOrders,
  },
} as const
