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
  reload: 'Reload',
  pages: 'Pages',
  address: 'Address',
  privacy: 'Privacy notice',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
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
