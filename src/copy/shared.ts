import { isolate } from '#src/lib/bidi.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

/** Row numbers, search and sort of all lists (ORDER-9). */
export const lists = {
  /** The header of the column with the row numbers. */
  index: '#',
  /** Replaces a person's name that is missing on the server. */
  noName: 'No name',
  sort: 'Sort by',
  clearSearch: 'Clear search',
  count: (found: number, total: number) =>
    found === total ? `${formatCount(total)} total` : `${formatCount(found)} of ${formatCount(total)} found`,
  /** Displayed below a list that shows its first rows only. */
  visibleCount: (shown: number, total: number) => `Showing ${formatCount(shown)} of ${formatCount(total)}`,
  more: (count: number) => `Show ${formatCount(count)} more`,
  nothingFound: (query: string) => `No results for “${isolate(query)}”`,
  didYouMean: (query: string) => `Did you mean “${isolate(query)}”?`,
  nothingFoundHint: 'Try fewer or shorter words. Part of a name is enough.',
} as const

/** The default label of a spinner (NET-1). */
export const loadingLabels = { page: 'Loading the page' } as const

/** Replaces a spinner's label and adds actions if loading takes long (NET-1). */
export const longWait = {
  slow: 'Still working. This is taking longer than usual.',
  slowWrite: 'Still working…',
  stuck: 'Still no response. You can try again.',
  stuckInline: 'No response yet.',
  retry: 'Try again',
  back: 'Back to Home',
} as const

/** The message and the action for each FailureReason, and for page code that did not load (`connection`, `newVersion`). */
export const loadFailures = {
  offline: {
    title: 'You seem to be offline',
    text: 'We couldn’t load this. Check your connection and try again. Anything you typed is still here.',
    action: 'Try again',
  },
  unavailable: {
    title: 'The shop isn’t responding at the moment',
    text: 'It may be starting up. Please try again in a minute.',
    action: 'Try again',
  },
  waking: {
    title: 'The shop isn’t responding at the moment',
    text: 'It may be starting up. We’ll keep trying.',
    action: 'Try again',
  },
  server: { title: 'We couldn’t load this', text: 'Something went wrong on our side.', action: 'Try again' },
  expired: { title: 'Please log in again', text: 'Your session has ended.', action: 'Log in again' },
  forbidden: { title: 'You don’t have access', text: 'This account can’t open this page.', action: 'Back to Home' },
  notFound: {
    title: 'We couldn’t find that',
    text: 'What you’re looking for is no longer available.',
    action: 'Back to Home',
  },
  connection: {
    title: 'This page didn’t load',
    text: 'Your connection may be slow or down. Check it and try again.',
    action: 'Try again',
  },
  newVersion: { title: 'A new version of the shop is available', text: 'Reload to continue.', action: 'Reload' },
} as const
