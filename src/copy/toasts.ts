/** General toasts (PAGE-8). */
export const toasts = {
  /** Shown if the server can't be reached. */
  network: 'Something went wrong',
  /** Shown if there is no response for 30 s and the list does not show the change (ORDER-6). */
  unanswered: 'No response yet. It may still go through, so check the list before you try again.',
  storageBlocked: 'This browser blocks storage, so you are logged in on this tab only',
} as const

/** The accessible name of the toasts' region. Alt+T moves focus to the region. */
export const toastsLabel = 'Notifications Alt+T'

/** Toasts for a failed user upsert after login, and for failed mutations without a message of their own (PAGE-8). */
export const callToasts = {
  failed: 'Something is Wrong',
  upsertFailed: 'User Up-Seart Failed', // sic
} as const

export const partToasts = {
  added: 'Part Add Successfully', // sic
  notAdded: 'Something Wrong Please Check', // sic
} as const

export const reviewToasts = {
  sent: 'Your Reviews Successfully Done', // sic
  notSent: 'Something want Wrong', // sic
  deleted: 'Review Delete Successfully', // sic
  notDeleted: 'something want wrong', // sic
} as const

export const profileToasts = {
  saved: 'Your Profile Update Success', // sic
} as const
