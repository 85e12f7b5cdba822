import { descriptions } from '#src/copy/meta.ts'
import { homeTitle, pageTitle, titles } from '#src/copy/titles.ts'

/** Whom a page is for: `customer` is everyone logged in who is no admin. */
export type Access = 'anyone' | 'login' | 'customer' | 'admin'

/** `main` stands in the navbar and in the footer, `dashboard` beside the dashboard's pages. */
export type Menu = 'main' | 'dashboard'

/** One page of the shop. */
export interface Page<Name = string> {
  /** Its address below the shop's root, spelt as in SHOP-2; `:id` stands for an id. */
  path: string
  /** Other addresses that show the same page; `path` is the one that search engines know (PAGE-1). */
  twins?: readonly string[]
  /** The document's title. */
  title: string
  /** The route renders PageMeta itself, because its title names the thing it shows. */
  ownMeta?: true
  /** For search results and link previews. Search engines stay out of a page without one. */
  description?: string
  access: Access
  /** Its label in each menu that has a link to it. */
  menus?: { readonly [menu in Menu]?: string }
  /** The page whose link is marked where a menu has none to this page. */
  belongsTo?: Name
  /** Built as a file that can be read without scripts (SPEED-3); not for a path with an id. */
  prerender?: true
}

/** Every page, in the order of the menus. Everything that depends on a page's name, address or access derives from here. */
const table = {
  home: {
    path: '/',
    twins: ['/home'],
    title: homeTitle,
    description: descriptions.home,
    access: 'anyone',
    menus: { main: titles.home },
    prerender: true,
  },
  parts: {
    path: '/parts',
    title: pageTitle(titles.parts),
    description: descriptions.parts,
    access: 'anyone',
    menus: { main: titles.parts },
    prerender: true,
  },
  about: {
    path: '/about',
    twins: ['/aboutus'],
    title: pageTitle(titles.about),
    description: descriptions.about,
    access: 'anyone',
    menus: { main: titles.about },
    prerender: true,
  },
  contact: {
    path: '/contact',
    title: pageTitle(titles.contact),
    description: descriptions.contact,
    access: 'anyone',
    menus: { main: titles.contact },
    prerender: true,
  },
  login: {
    path: '/login',
    title: pageTitle(titles.login),
    access: 'anyone',
    prerender: true,
  },
  signup: {
    path: '/signup',
    title: pageTitle(titles.signup),
    description: descriptions.signup,
    access: 'anyone',
    prerender: true,
  },
  purchase: {
    path: '/purchase/:id',
    title: pageTitle(titles.purchase),
    ownMeta: true,
    access: 'login',
    belongsTo: 'parts',
  },
  profile: {
    path: '/dashboard',
    title: pageTitle(titles.profile),
    access: 'login',
    menus: { main: titles.dashboard, dashboard: titles.profile },
  },
  myOrders: {
    path: '/dashboard/mypurchases',
    title: pageTitle(titles.myOrders),
    access: 'login',
    menus: { dashboard: titles.myOrders },
  },
  addReview: {
    path: '/dashboard/addreviews',
    title: pageTitle(titles.addReview),
    access: 'customer',
    menus: { dashboard: titles.addReview },
  },
  payment: {
    path: '/dashboard/payment/:id',
    title: pageTitle(titles.payment),
    access: 'login',
    belongsTo: 'myOrders',
  },
  addPart: {
    path: '/dashboard/addproduct',
    title: pageTitle(titles.addPart),
    access: 'admin',
    menus: { dashboard: titles.addPart },
  },
  manageAllOrders: {
    path: '/dashboard/manageallorders',
    title: pageTitle(titles.manageAllOrders),
    access: 'admin',
    menus: { dashboard: titles.manageAllOrders },
  },
  manageUserReviews: {
    path: '/dashboard/manageUserReviews',
    title: pageTitle(titles.manageUserReviews),
    access: 'admin',
    menus: { dashboard: titles.manageUserReviews },
  },
  manageUsers: {
    path: '/dashboard/makeadmin',
    title: pageTitle(titles.manageUsers),
    access: 'admin',
    menus: { dashboard: titles.manageUsers },
  },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof table

/** The path of a page, as it stands in the table. */
export type PathOf<Name extends PageName> = (typeof table)[Name]['path']

export const pages: Readonly<Record<PageName, Page<PageName>>> = table

export const pageNames = Object.keys(pages) as PageName[]

/** @returns all addresses of a page, its own first */
export const addressesOf = (name: PageName): string[] => [pages[name].path, ...(pages[name].twins ?? [])]

/** Whether a page stands in the dashboard's frame: its first page and everything below that. */
export const isInDashboard = (name: PageName): boolean => pages[name].path.startsWith(pages.profile.path)

const patterns = pageNames.map((name) => {
  const address = addressesOf(name).join('|').replace(':id', '[^/]+')
  return { name, pattern: new RegExp(`^(?:${address})/*$`, 'i') }
})

/** @returns the page at a path, whatever the path's case and trailing slash (PAGE-9); undefined at an unknown one */
export const pageAt = (path: string): PageName | undefined => patterns.find(({ pattern }) => pattern.test(path))?.name

/** @returns the page that a page is part of: where `belongsTo` says so, else the dashboard's first page */
export function parentOf(name: PageName): PageName | undefined {
  const isBelowFirst = name !== 'profile' && isInDashboard(name)
  return pages[name].belongsTo ?? (isBelowFirst ? 'profile' : undefined)
}

/** A menu's link to a page. */
export interface MenuLink {
  name: PageName
  to: string
  label: string
  access: Access
}

/** @returns the links of a menu, in its order; the menu leaves out those its reader has no access to */
export const menuLinks = (menu: Menu): MenuLink[] =>
  pageNames.flatMap((name) => {
    const { path, access, menus } = pages[name]
    const label = menus?.[menu]
    return label === undefined ? [] : [{ name, to: path, label, access }]
  })
