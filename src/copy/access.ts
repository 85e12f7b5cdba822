/** The messages that replace a page while access is being checked or if it is denied (AUTH-26). */
export const access = {
  checking: { title: 'One moment', label: 'Checking your account' },
  unanswered: {
    title: 'We can’t check your login',
    text: 'The login service isn’t responding. You may still be logged in. Try again, or log in again.',
    retry: 'Try again',
    login: 'LOGIN',
  },
  checkFailed: {
    title: 'We couldn’t check your account',
    text: 'You are still logged in, but the shop isn’t responding. Please try again.',
    retry: 'Try again',
  },
  expired: {
    title: 'Please log in again',
    text: 'Your session has ended. Log in again to return to this page.',
    retry: 'Log in again',
  },
  noAccess: {
    title: 'This page is for customers',
    text: 'You are logged in as an admin. Your pages are in the dashboard.',
    back: 'Go to the dashboard',
  },
} as const
