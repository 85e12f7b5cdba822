/** Who may open a page. `customer` means every signed-in user except admins. */
export type Access = 'anyone' | 'login' | 'customer' | 'admin'

/** The navbar and the footer show the `main` menu. */
export type Menu = 'main' | 'dashboard'

export interface Page<Name = string> {
  /** The path below the site's root, as specified, with `:id` as its parameter (SHOP-2). */
  path: string
  /** Other paths of the same page. `path` is canonical (PAGE-1). */
  aliases?: readonly string[]
  /** The footer links to the first alias, because the specification has links to both paths (SHOP-2). */
  footerLinksToAlias?: true
  /** The route renders PageMeta itself, because the title depends on loaded data. */
  hasOwnMeta?: true
  /** Search engines may index the page. */
  isIndexed?: true
  access: Access
  menus?: readonly Menu[]
  /** The page whose menu link is marked as current, for a page without a menu link of its own. */
  parentPage?: Name
}

/** All pages, in the order of the menus. Names, paths and access are derived from this table. */
const pageTable = {
  home: { path: '/', aliases: ['/home'], isIndexed: true, access: 'anyone', menus: ['main'] },
  parts: { path: '/parts', hasOwnMeta: true, isIndexed: true, access: 'anyone', menus: ['main'] },
  about: {
    path: '/about',
    aliases: ['/aboutus'],
    footerLinksToAlias: true,
    isIndexed: true,
    access: 'anyone',
    menus: ['main'],
  },
  contact: { path: '/contact', isIndexed: true, access: 'anyone', menus: ['main'] },
  login: { path: '/login', access: 'anyone' },
  signup: { path: '/signup', isIndexed: true, access: 'anyone' },
  purchase: { path: '/purchase/:id', hasOwnMeta: true, access: 'login', parentPage: 'parts' },
  profile: { path: '/dashboard', access: 'login', menus: ['main', 'dashboard'] },
  myOrders: { path: '/dashboard/mypurchases', access: 'login', menus: ['dashboard'] },
  addReview: { path: '/dashboard/addreviews', access: 'customer', menus: ['dashboard'] },
  payment: { path: '/dashboard/payment/:id', access: 'login', parentPage: 'myOrders' },
  addPart: { path: '/dashboard/addproduct', access: 'admin', menus: ['dashboard'] },
  manageAllOrders: { path: '/dashboard/manageallorders', hasOwnMeta: true, access: 'admin', menus: ['dashboard'] },
  manageUserReviews: { path: '/dashboard/manageUserReviews', access: 'admin', menus: ['dashboard'] },
  manageUsers: { path: '/dashboard/makeadmin', access: 'admin', menus: ['dashboard'] },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pageTable

export type PathOf<Name extends PageName> = (typeof pageTable)[Name]['path']

export const pages: Readonly<Record<PageName, Page<PageName>>> = pageTable

export const pageNames = Object.keys(pages) as PageName[]

export const getPagePaths = (name: PageName): string[] => [pages[name].path, ...(pages[name].aliases ?? [])]

/** Public pages without an id in their path are prerendered as HTML files (SPEED-3). */
export const isPrerendered = (name: PageName): boolean =>
  pages[name].access === 'anyone' && !pages[name].path.includes(':id')

export const isInDashboard = (name: PageName): boolean => pages[name].path.startsWith(pages.profile.path)

const pagePatterns = pageNames.map((name) => {
  const path = getPagePaths(name).join('|').replace(':id', '[^/]+')
  return { name, pattern: new RegExp(`^(?:${path})/*$`, 'i') }
})

/**
 * Finds the page of a path, ignoring case and trailing slashes (PAGE-9).
 * @param basename the path that the site is served from, with a trailing slash
 */
export const findPage = (path: string, basename = '/'): PageName | undefined =>
  path.startsWith(basename)
    ? pagePatterns.find(({ pattern }) => pattern.test(path.slice(basename.length - 1)))?.name
    : undefined

/** Returns the page one level up, which is My Profile for most pages of the dashboard. */
export const getParentPage = (name: PageName): PageName | undefined =>
  pages[name].parentPage ?? (isInDashboard(name) && name !== 'profile' ? 'profile' : undefined)

/** Lists the links of a menu, including pages that the user may not open. `title` is a key of `titles` in src/copy. */
export const listMenuLinks = (menu: Menu) =>
  pageNames
    .filter((name) => pages[name].menus?.includes(menu))
    .map((name) => {
      const { path, aliases = [], footerLinksToAlias, access } = pages[name]
      const title: PageName | 'dashboard' = menu === 'main' && name === 'profile' ? 'dashboard' : name
      return { name, to: path, footerPath: (footerLinksToAlias && aliases[0]) ?? path, title, access }
    })
