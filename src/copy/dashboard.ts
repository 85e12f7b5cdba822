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
