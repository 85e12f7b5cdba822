import { descriptions } from '#src/copy/meta.ts'
import { homeTitle, pageTitle, titles } from '#src/copy/titles.ts'

/** Who may open a page; `customer`: every signed-in user except admins. */
export type Access = 'anyone' | 'login' | 'customer' | 'admin'

/** `main` is the menu of the navbar and the footer, `dashboard` the menu of the dashboard. */
export type Menu = 'main' | 'dashboard'

/** One page of the shop. */
export interface Page<Name = string> {
  /** The path below the shop's root, spelt as in SHOP-2, with `:id` as its parameter. */
  path: string
  /** Other paths of the same page; `path` is the canonical one (PAGE-1). */
  aliases?: readonly string[]
  /** The footer links to the first alias: both spellings are linked (SHOP-2). */
  footerLinksToAlias?: true
  /** The document's title. */
  title: string
  /** The route renders PageMeta itself, because its title depends on loaded data. */
  ownMeta?: true
  /** For search results and link previews. A page without one is not indexed. */
  description?: string
  access: Access
  /** The label of the page's link, for each menu that has one. */
  menus?: { readonly [menu in Menu]?: string }
  /** The page whose menu link is marked as current, if this page has no link. */
  belongsTo?: Name
  /** Prerendered as an HTML file at build time (SPEED-3); not possible for a path with an id. */
  prerender?: true
}

/** All pages, in the order of the menus. Derive names, paths and access of pages from this table. */
const table = {
  home: {
    path: '/',
    aliases: ['/home'],
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
    aliases: ['/aboutus'],
    footerLinksToAlias: true,
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

/** The path of a page, with `:id`. */
export type PathOf<Name extends PageName> = (typeof table)[Name]['path']

export const pages: Readonly<Record<PageName, Page<PageName>>> = table

export const pageNames = Object.keys(pages) as PageName[]

/** Lists all paths of a page, the canonical one first. */
export const addressesOf = (name: PageName): string[] => [pages[name].path, ...(pages[name].aliases ?? [])]

/** Whether a page is part of the dashboard: its first page (My Profile) and all paths below. */
export const isInDashboard = (name: PageName): boolean => pages[name].path.startsWith(pages.profile.path)

const patterns = pageNames.map((name) => {
  const address = addressesOf(name).join('|').replace(':id', '[^/]+')
  return { name, pattern: new RegExp(`^(?:${address})/*$`, 'i') }
})

/** Finds the page of a path, ignoring case and trailing slashes (PAGE-9). @returns undefined for an unknown path */
export const pageAt = (path: string): PageName | undefined => patterns.find(({ pattern }) => pattern.test(path))?.name

/** Finds a page's parent: its `belongsTo`, else the dashboard's first page. @returns undefined for a top-level page */
export function parentOf(name: PageName): PageName | undefined {
  const isBelowDashboard = name !== 'profile' && isInDashboard(name)
  return pages[name].belongsTo ?? (isBelowDashboard ? 'profile' : undefined)
}

/** A menu's link to a page. */
export interface MenuLink {
  name: PageName
  to: string
  /** Its address in the footer. */
  footerTo: string
  label: string
  access: Access
}

/** Lists the links of a menu in order. It does not check access: leave out the links that the user may not open. */
export const menuLinks = (menu: Menu): MenuLink[] =>
  pageNames.flatMap((name) => {
    const { path, aliases = [], footerLinksToAlias, access, menus } = pages[name]
    const label = menus?.[menu]
    const footerTo = (footerLinksToAlias && aliases[0]) ?? path
    return label === undefined ? [] : [{ name, to: path, footerTo, label, access }]
  })
