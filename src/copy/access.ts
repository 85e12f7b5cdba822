/** Shown instead of a page while access is being checked, or when it is denied (AUTH-6, AUTH-26, ADMIN-1, ADMIN-3). */
export const access = {
  checking: { title: 'One moment', label: 'Checking your account' },
  unanswered: {
    title: 'We could not find out who you are',
    text: 'This browser, or the service that knows who you are, does not answer. You were not logged out: try again, or log in.',
    retry: 'Try again',
    login: 'LOGIN',
  },
  checkFailed: {
    title: 'We could not check your account',
    text: 'You are still logged in. The shop did not answer, so this page stays closed until it does.',
    retry: 'Try again',
  },
  expired: {
    title: 'Please log in again',
    text: 'Your session has ended. Log in again and you are back on this page.',
    retry: 'Log in again',
  },
  noAccess: {
    title: 'This page is for customers',
    text: 'Your account manages the shop. The pages for that are in the dashboard.',
    back: 'To the dashboard',
  },
} as const
