/** Toasts about orders and their payment (SHOP-8, PAGE-8). */
export const orderToasts = {
  placed: 'Purchase Successfully', // sic
  canceled: 'Deleting Successfully', // sic
  deleted: 'Order Delete', // sic
  notDeleted: 'something want wrong', // sic
  shipped: 'Product shipped',
  paymentRecorded: 'Payment sent successfully',
  alreadyPaid: 'This order has been paid in the meantime, so it was not deleted',
  beingPaid: 'A payment for this order has begun, so it was not deleted',
  notRead: 'This order could not be checked, so it was not deleted',
} as const
