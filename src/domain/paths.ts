/** Every address of the shop below its root (SHOP-2), case and spelling as the specification has them. */
export const paths = {
  home: '/',
  parts: '/parts',
  about: '/about',
  contact: '/contact',
  login: '/login',
  signup: '/signup',
  purchase: (partId: string) => `/purchase/${encodeURIComponent(partId)}`,
  dashboard: '/dashboard',
  myOrders: '/dashboard/mypurchases',
  addReview: '/dashboard/addreviews',
  payment: (orderId: string) => `/dashboard/payment/${encodeURIComponent(orderId)}`,
  addPart: '/dashboard/addproduct',
  manageOrders: '/dashboard/manageallorders',
  manageReviews: '/dashboard/manageUserReviews',
  manageUsers: '/dashboard/makeadmin',
} as const

/** Where the buttons lead whose destination the specification does not show (PAGE-2). */
export const unnamedDestination = paths.parts

const adminPaths: readonly string[] = [paths.addPart, paths.manageOrders, paths.manageReviews, paths.manageUsers]

/** Whether a path is one of the admin pages (SHOP-2), whatever its case and trailing slash (PAGE-9). */
export const isAdminPath = (path: string): boolean =>
  adminPaths.some((admin) => admin.toLowerCase() === path.toLowerCase().replace(/\/+$/, ''))
