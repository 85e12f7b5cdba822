/** Toasts of the whole shop (SHOP-8, PAGE-8), word for word; those of one subject are in `…Toasts.ts` beside this file. */
export const toasts = {
  /** Nothing answered (PAGE-8). */
  network: 'Something went wrong',
  storageBlocked: 'This browser stores nothing, so you stay logged in on this tab only',
} as const

/** What screen readers call the place where toasts appear; Alt+T moves the focus there. */
export const toastsLabel = 'Notifications Alt+T'
