/** What a call that changes something says where the specification has no other words (PAGE-8). */
export const callToasts = {
  failed: 'Something is Wrong',
} as const
