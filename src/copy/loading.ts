/** The default label of a spinner (NET-1). */
export const loading = {
  page: 'Loading the page',
} as const

/** Shown when loading or saving takes longer than 10 s (STATE-10). */
export const stillWorking = 'Still working. This is taking longer than usual.'
