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
  server: { title: 'This could not be loaded', text: 'The shop did not answer as it should.', action: 'Try again' },
  expired: { title: 'Please log in again', text: 'Your session has ended.', action: 'Log in again' },
  forbidden: { title: 'You can’t see this', text: 'It belongs to another account.', action: 'Back to Home' },
  notFound: { title: 'Nothing here', text: 'What you are looking for is not here any more.', action: 'Back to Home' },
  line: {
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
