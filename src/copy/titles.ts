import { brand } from '#src/copy/brand.ts'
import { isolate } from '#src/lib/bidi.ts'

/** The names of the pages for menus, headings, document titles and screen reader announcements. */
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

/**
 * Formats a document title.
 * @param page one of `titles`, or the name of a part
 */
export const formatPageTitle = (page: string): string => `${isolate(page)} · ${brand.name}`

export const homeTitle = `${brand.name}: car parts manufacturer`

/** The alternative text of the picture in link previews. */
export const sharePicture = `${homeTitle}. A wheel with its brake, in the studio`

/** @returns the document title of a page; without a page, the title for an unknown URL */
export const titleOf = (page: keyof typeof titles = 'notFound'): string =>
  page === 'home' ? homeTitle : formatPageTitle(titles[page])

/** The pages' meta descriptions, for search results and link previews. */
export const descriptions = {
  home: `${brand.name} is a car parts manufacturer with 25 years of experience. Browse the parts, read what clients say, and order online by card.`,
  parts: 'Every part we make, with its photo, minimum order, stock and price per piece.',
  about: `${brand.name} has 25 years of experience in the manufacturing industry: 286+ projects for 345+ company clients in 80+ countries.`,
  contact: `The address and email of ${brand.name}, and a form for questions about parts, quantities and orders.`,
  signup: `Create an account with ${brand.name} to order parts, pay by card, follow your orders and write reviews.`,
} as const

const descriptionByPage: Readonly<Record<string, string | undefined>> = descriptions

/** @returns the description of a page; Home's description if the page has none of its own */
export const descriptionOf = (page = 'home'): string => descriptionByPage[page] ?? descriptions.home
