import { formatCount } from '#src/format/numbers.ts'

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
