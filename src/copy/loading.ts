/** The default label of a spinner (NET-1). */
export const loading = {
  page: 'Loading the page',
} as const

/** Replaces a spinner's label when loading takes long, and what can be done then (NET-1, STATE-10). */
export const waiting = {
  slow: 'Still working. This is taking longer than usual.',
  stuck: 'Still working, but no answer has come. You can try again.',
  stuckInline: 'No answer yet.',
  retry: 'Try again',
  back: 'Back to Home',
} as const
