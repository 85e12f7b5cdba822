/** Shown instead of a page while access is being checked, or when it is denied (AUTH-6, ADMIN-1, ADMIN-3). */
export const access = {
  checking: { title: 'One moment', label: 'Checking your account' },
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
    text: 'Your account manages the shop. Everything it is for stands in the dashboard.',
    back: 'To the dashboard',
  },
} as const
