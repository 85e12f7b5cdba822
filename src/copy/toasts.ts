/** General toasts (SHOP-8, PAGE-8). */
export const toasts = {
  /** No response from the server (PAGE-8). */
  network: 'Something went wrong',
  /** No response for 30 s, and the list does not show the change (ORDER-6). */
  unanswered: 'No response yet. It may still go through, so check the list before you try again.',
  storageBlocked: 'This browser blocks storage, so you are logged in on this tab only',
} as const

/** The accessible name of the toasts' region; Alt+T moves the focus there. */
export const toastsLabel = 'Notifications Alt+T'

/** Toasts of the upsert, and of mutations for which the specification gives no text of their own (SHOP-8, PAGE-8). */
export const callToasts = {
  failed: 'Something is Wrong',
  upsertFailed: 'User Up-Seart Failed', // sic
} as const

/** Toasts about parts (SHOP-8). */
export const partToasts = {
  added: 'Part Add Successfully', // sic
  notAdded: 'Something Wrong Please Check', // sic
} as const

/** Toasts about reviews (SHOP-8). */
export const reviewToasts = {
  sent: 'Your Reviews Successfully Done', // sic
  notSent: 'Something want Wrong', // sic
  deleted: 'Review Delete Successfully', // sic
  notDeleted: 'something want wrong', // sic
} as const

/** Toasts about profiles (SHOP-8). */
export const profileToasts = {
  saved: 'Your Profile Update Success', // sic
} as const
