/** Toasts about reviews (SHOP-8). */
export const reviewToasts = {
  sent: 'Your Reviews Successfully Done', // sic
  notSent: 'Something want Wrong', // sic
  deleted: 'Review Delete Successfully', // sic
  notDeleted: "something want's wrong", // sic
} as const
