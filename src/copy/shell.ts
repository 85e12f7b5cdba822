import { titles } from '#src/copy/titles.ts'

/** The frame around every page: navbar, footer, notification bars (SHOP-2). */
export const shell = {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  login: 'LOGIN',
  signup: 'SIGNUP',
  logout: 'LOGOUT',
  loggingOut: 'Logging out…',
  openMenu: 'Menu',
  loadingMenu: 'The menu is loading.',
  menu: 'Menu',
  closeMenu: 'Close menu',
  offline: 'You seem to be offline. What you see may be old; it is refreshed when you are back.',
  newVersion: 'There is a new version of the shop.',
  lateStart: 'The shop is still loading. The connection may be slow or down.',
  broken: 'The shop has stopped working. Reload the page; if that does not help, a newer browser may.',
  reload: 'Reload',
  pages: 'Pages',
  address: 'Address',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const

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

/** Page not Found (SHOP-2, unknown paths). */
export const notFound = {
  title: titles.notFound,
  sheet: 'Error 404',
  text: 'One nut is missing here. The rest of the shop is tight.',
  home: 'Back to Home',
  picture: 'A car wheel on which one of the five wheel nuts is missing; the nut lies beside it',
  figure: 'Fig. 404',
} as const
