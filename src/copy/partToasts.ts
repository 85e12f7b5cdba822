/** Toasts about parts (SHOP-8). */
export const partToasts = {
  added: 'Part Add Successfully', // sic
  notAdded: 'Something Wrong Please Check', // sic
} as const
