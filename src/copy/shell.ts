/** The frame around every page: navbar, footer, notification bars (SHOP-2). */
export const shell = {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  login: 'LOGIN',
  signup: 'SIGNUP',
  logout: 'LOGOUT',
  openMenu: 'Menu',
  menu: 'Menu',
  closeMenu: 'Close menu',
  offline: 'You are offline. What you see may be old; it is refreshed when you are back.',
  newVersion: 'There is a new version of the shop.',
  reload: 'Reload',
  pages: 'Pages',
  address: 'Address',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const
