import { brand } from '#src/copy/brand.ts'
import { formatCountOf } from '#src/lib/formatNumber.ts'

const toFileName = (list: string) => `${brand.wordmark.toLowerCase()}-${list}.csv`

/** The export of a list's rows as a CSV file (PAGE-26). */
export const csv = {
  save: 'Export CSV',
  savePickList: 'Pick list (CSV)',
  savePrices: 'Price list (CSV)',
  /** The button's label while the file is being created. */
  preparing: (percent: number) => `Preparing file… ${percent}%`,
  saved: (count: number, file: string) => `${formatCountOf('row', count)} exported to ${file}`,
  failed: 'We couldn’t create the file. Check your connection and try again.',

  fileNames: {
    orders: toFileName('orders'),
    users: toFileName('users'),
    reviews: toFileName('reviews'),
    parts: toFileName('price-list'),
    template: toFileName('new-parts'),
    pickList: toFileName('pick-list'),
  },

  // Headings of the columns that only the file has. Amounts are plain numbers, so that spreadsheets can sum them.
  perPiece: 'Per piece ($)',
  total: 'Total ($)',
  pieces: 'Quantity (pcs)',
  minimum: 'Minimum order (pcs)',
  available: 'Available now (pcs)',
  phone: 'Phone',
  address: 'Address',
  orderId: 'Order ID',
  description: 'Description',
  unknownQuantities: 'Orders with unknown quantity',
  note: 'Note',
  customer: 'Customer',
} as const
