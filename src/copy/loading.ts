/** What a spinner is called while nothing else is known (NET-1). */
export const loading = {
  page: 'Loading the page',
} as const
