import { brand } from '#src/copy/brand.ts'

/** What each page is called in the document's title, the history and announcements. */
export const titles = {
  parts: 'Tools',
  about: 'About Us',
  contact: 'Contact',
  login: 'Login',
  signup: 'Signup',
  myProfile: 'My Profile',
  myOrders: 'My Orders',
  addReview: 'Add A Review',
  addPart: 'Add New Product',
  manageReviews: 'Manage User Reviews',
  manageUsers: 'Manage Current Users',
  payment: 'Payment',
  manageOrders: 'Manage All Orders',
  purchase: 'Purchase',
  notFound: 'Page not Found',
} as const

/** @param page one of `titles`, or the name of the thing the page shows */
export const pageTitle = (page: string): string => `${page} · ${brand.name}`

/** Home's own title: what the shop is. */
export const homeTitle = `${brand.name}: car parts manufacturer`
