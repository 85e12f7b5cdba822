import { orders, receipt } from '#src/copy/customerPages.ts'
import { isolate } from '#src/format/text.ts'

/** An opened order of Manage All Orders (ADMIN-14). */
export const orderDetails = {
  loading: 'Opening the order',
  close: 'Close',
  receiver: 'Receiver',
  email: receipt.email,
  phone: receipt.phone,
  address: receipt.address,
  perPiece: orders.perPiece,
  total: orders.total,
  transactionId: receipt.reference,
  notKnown: orders.notKnown,
  unknown: (id: string) => `There is no order “${isolate(id)}”. It may have been deleted, or the link is mistyped.`,
  backToList: 'Back to the list',
} as const
