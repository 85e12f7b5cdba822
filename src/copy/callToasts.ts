/** Toasts of the upsert, and of mutations for which the specification gives no text of their own (SHOP-8, PAGE-8). */
export const callToasts = {
  failed: 'Something is Wrong',
  upsertFailed: 'User Up-Seart Failed', // sic
} as const
