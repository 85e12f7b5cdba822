import { titles } from '#src/copy/titles.ts'

/** The frame around every page: navbar, footer, notification bars (SHOP-2). */
export const shell = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  login: 'LOGIN',
  signup: 'SIGNUP',
  logout: 'LOGOUT',
  loggingOut: 'Logging out…',
  openMenu: 'Menu',
  loadingMenu: 'Loading the menu…',
  menu: 'Menu',
  closeMenu: 'Close menu',
  offline: 'You seem to be offline. This may be out of date. It refreshes when you reconnect.',
  newVersion: 'A new version of the shop is available.',
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
  text: 'One nut is missing here. Everything else is torqued to spec.',
  home: 'Back to Home',
  picture: 'A car wheel on which one of the five wheel nuts is missing; the nut lies beside it',
  figure: 'Fig. 404',
} as const
