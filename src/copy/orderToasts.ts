/** Toasts about orders and their payment (SHOP-8). */
export const orderToasts = {
  placed: 'Purchase Successfully', // sic
  canceled: 'Deleting Successfully', // sic
  deleted: 'Order Delete', // sic
  notDeleted: 'something want wrong', // sic
  shipped: 'Product shipped',
  notShipped: "something want's wrong", // sic
  gone: 'This order no longer exists',
  paymentRecorded: 'Payment sent successfully',
  alreadyPaid: 'This order has just been paid, so it was not deleted',
  beingPaid: 'A payment for this order is in progress, so it was not deleted',
  busy: 'This order is open on its payment page, so it was not deleted. Please try again in a moment.',
  notChecked: 'We couldn’t check this order, so it was not deleted',
} as const
