/** What a spinner is called while nothing else is known (DECISIONS 0). */
export const loading = {
  page: 'Loading the page',
} as const
