import { brand } from '#src/copy/brand.ts'

/** What each page is called: in menus, headings, the document's title, history and announcements. */
export const titles = {
  home: 'Home',
  parts: 'Tools',
  about: 'About Us',
  contact: 'Contact',
  dashboard: 'Dashboard',
  login: 'Login',
  signup: 'Signup',
  purchase: 'Purchase',
  profile: 'My Profile',
  myOrders: 'My Orders',
  addReview: 'Add A Review',
  payment: 'Payment',
  addPart: 'Add New Product',
  manageAllOrders: 'Manage All Orders',
  manageUserReviews: 'Manage User Reviews',
  manageUsers: 'Manage Current Users',
  notFound: 'Page not Found',
} as const

/** @param page one of `titles`, or the name of the thing the page shows */
export const pageTitle = (page: string): string => `${page} · ${brand.name}`

/** Home's own title: what the shop is. */
export const homeTitle = `${brand.name}: car parts manufacturer`
