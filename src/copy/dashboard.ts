import { formatCount } from '#src/lib/formatNumber.ts'

/** The dashboard's frame and menu (SHOP-2). */
export const dashboard = {
  titles: {
    admin: 'Admin Penal', // sic
    customer: 'User Dashboard',
  },
  loading: 'Loading your menu',
  failed: 'We couldn’t load the rest of this menu.',
  retry: 'Try again',
} as const

/** Shown instead of a page while access is being checked, or when it is denied (AUTH-6, AUTH-26, ADMIN-1, ADMIN-3). */
export const access = {
  checking: { title: 'One moment', label: 'Checking your account' },
  unanswered: {
    title: 'We can’t check your login',
    text: 'The login service isn’t responding. You were not logged out. Try again, or log in.',
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

/** Beside the links of the dashboard's menu: what waits there (PAGE-27). */
export const badges = {
  toPay: (count: number) => `${formatCount(count)} to pay`,
  toShip: (count: number) => `${formatCount(count)} to ship`,
} as const

/** The button that copies a text (PAGE-25). */
export const copying = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Couldn’t copy. Select the text and copy it.',
} as const

/** A form whose texts are back after a reload or another login (AUTH-28). */
export const draft = {
  back: 'Your draft is back.',
  backWithoutPicture: 'Your draft is back. Please choose the picture again.',
  clear: 'Clear form',
} as const
