import { formatCount } from '#src/format/text.ts'

/** The dashboard's frame and menu (SHOP-2). */
export const dashboard = {
  titles: {
    admin: 'Admin Penal', // sic
    customer: 'User Dashboard',
  },
  loading: 'Loading your menu',
  failed: 'The rest of this menu could not be loaded.',
  retry: 'Try again',
} as const

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
    title: 'We couldn’t check your account',
    text: 'You are still logged in. The shop isn’t responding, so this page stays closed until it does.',
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

/** Beside the links of the dashboard's menu: what waits there (PAGE-27). */
export const badges = {
  toPay: (count: number) => `${formatCount(count)} to pay`,
  toShip: (count: number) => `${formatCount(count)} to ship`,
} as const

/** The button that copies a text (PAGE-25). */
export const copying = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'The browser did not allow it. Select the text and copy it.',
} as const

/** A form whose texts are back after a reload or another login (AUTH-28). */
export const draft = {
  back: 'What you wrote before is back.',
  backWithoutPicture: 'What you wrote before is back. Please choose the picture again.',
  clear: 'Clear the form',
} as const
