/** Toasts of mutations for which the specification gives no text of their own (PAGE-8). */
export const callToasts = {
  failed: 'Something is Wrong',
} as const
