import { formatCount, isolate } from '#src/format/text.ts'

/** Shared by all lists: row numbers, search and sort (ORDER-9). */
export const lists = {
  /** The header of the column with the row numbers. */
  index: '#',
  /** In the place of a person's name that the server does not have. */
  noName: 'Name not given',
  sort: 'Sort by',
  clearSearch: 'Clear search',
  count: (found: number, total: number) =>
    found === total ? `${formatCount(total)} in all` : `${formatCount(found)} of ${formatCount(total)} found`,
  /** Below a list that comes in steps. */
  shown: (shown: number, total: number) => `Shown: ${formatCount(shown)} of ${formatCount(total)}`,
  more: (count: number) => `Show ${formatCount(count)} more`,
  nothingFound: (query: string) => `Nothing found for “${isolate(query)}”`,
  didYouMean: (query: string) => `Did you mean “${isolate(query)}”?`,
  nothingFoundHint: 'Try fewer or shorter words: part of a name is enough.',
} as const

/** The default label of a spinner (NET-1). */
export const loading = {
  page: 'Loading the page',
} as const

/** Replaces a spinner's label when loading takes long, and what can be done then (NET-1, STATE-10). */
export const waiting = {
  slow: 'Still working. This is taking longer than usual.',
  slowWrite: 'Still working…',
  stuck: 'Still working, but no answer has come. You can try again.',
  stuckInline: 'No answer yet.',
  retry: 'Try again',
  back: 'Back to Home',
} as const

/**
 * The message and the action for each FailureReason of a Loadable (STATE-4, STATE-6, STATE-8, STATE-9, ORDER-8), and for
 * each reason of a page's code not to load (NET-5, NET-6).
 */
export const failures = {
  offline: {
    title: 'You seem to be offline',
    text: 'This could not be loaded. Check your connection; what you typed is kept.',
    action: 'Try again',
  },
  unavailable: {
    title: 'The shop isn’t responding at the moment',
    text: 'It may be waking up. Please try again in a minute.',
    action: 'Try again',
  },
  waking: {
    title: 'The shop isn’t responding at the moment',
    text: 'It may be waking up. We’ll keep trying.',
    action: 'Try again',
  },
  server: { title: 'This could not be loaded', text: 'Something went wrong on our side.', action: 'Try again' },
  expired: { title: 'Please log in again', text: 'Your session has ended.', action: 'Log in again' },
  forbidden: { title: 'You don’t have access', text: 'This account can’t open it.', action: 'Back to Home' },
  notFound: { title: 'Nothing here', text: 'What you are looking for is not here any more.', action: 'Back to Home' },
  connection: {
    title: 'This page did not load',
    text: 'The connection may be slow or down. Check it, then try again.',
    action: 'Try again',
  },
  newVersion: {
    title: 'There is a new version of the shop',
    text: 'This page belongs to the old one. Reload to go on.',
    action: 'Reload',
  },
} as const
