/** The default label of a spinner (NET-1). */
export const loading = {
  page: 'Loading the page',
} as const
