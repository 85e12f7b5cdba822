import { brand } from '#src/copy/brand.ts'
import { formatCount } from '#src/format/text.ts'

const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`)
const fileName = (list: string) => `${brand.wordmark.toLowerCase()}-${list}.csv`

/** Saving the rows of a list as a file for a spreadsheet (PAGE-26). */
export const csv = {
  save: 'Save as CSV',
  savePickList: 'Pick list as CSV',
  savePrices: 'Price list as CSV',
  /** On the button while the file is made, with how much of it is done. */
  making: (percent: number) => `Making the file… ${percent}%`,
  saved: (count: number, file: string) => `${rows(count)} saved in ${file}`,
  failed: 'The file could not be made. Check your connection, then press again.',

  fileNames: {
    orders: fileName('orders'),
    users: fileName('users'),
    reviews: fileName('reviews'),
    parts: fileName('price-list'),
    template: fileName('new-parts'),
    pickList: fileName('pick-list'),
  },

  // The headings of columns that the tables on the pages don't have. Amounts are plain numbers, to be added up.
  perPiece: 'Per piece ($)',
  total: 'Total ($)',
  pieces: 'Quantity (pcs)',
  minimum: 'Minimum order (pcs)',
  available: 'Available now (pcs)',
  phone: 'Phone',
  address: 'Address',
  orderId: 'Order id',
  description: 'Description',
  unknownQuantities: 'Orders of unknown quantity',
  note: 'Note',
  customer: 'Customer',
} as const
