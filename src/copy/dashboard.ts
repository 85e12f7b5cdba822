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

/** The badges beside the links of the dashboard's menu (PAGE-27). */
export const badges = {
  toPay: (count: number) => `${formatCount(count)} to pay`,
  toShip: (count: number) => `${formatCount(count)} to ship`,
} as const
