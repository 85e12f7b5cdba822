/** General toasts (SHOP-8, PAGE-8). Toasts about one subject are in `…Toasts.ts` beside this file. */
export const toasts = {
  /** No response from the server (PAGE-8). */
  network: 'Something went wrong',
  storageBlocked: 'This browser stores nothing, so you stay logged in on this tab only',
} as const

/** The accessible name of the toasts' region; Alt+T moves the focus there. */
export const toastsLabel = 'Notifications Alt+T'
