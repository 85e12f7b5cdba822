import { brand } from '#src/copy/brand.ts'
import { isolate } from '#src/copy/isolate.ts'

/** The pages' names, for menus, headings, document titles and screen reader announcements. */
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

/** Formats a document title. @param page one of `titles`, or the name of what the page shows */
export const pageTitle = (page: string): string => `${isolate(page)} · ${brand.name}`

/** Home's document title. */
export const homeTitle = `${brand.name}: car parts manufacturer`

/** @returns the document's title on a page; without a name that of an unknown address */
export const titleOf = (page: keyof typeof titles = 'notFound'): string =>
  page === 'home' ? homeTitle : pageTitle(titles[page])
