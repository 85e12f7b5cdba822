import type { Persona } from '#mocks/personas.ts'
import type { ApiCallName } from '#mocks/allCalls.ts'
import { pages, type Menu, type PageName } from '#src/domain/pages.ts'
import { findRoute, type RouteLine } from '#tests/spec/routes.ts'

/** A call that a page needs before it can render its content. */
interface Read {
  call: ApiCallName
  /** The label of its spinner (SHOP-4). */
  spinner: string
  /** A text of the response that the page shows, and what its notice names if a refresh fails (STATE-2). */
  shown?: string | RegExp
  stale?: string
}

/**
 * The expected behaviour of a page: its line in SHOP-2, and properties written by hand. Only the names come from the
 * table of pages.
 */
export interface PageCase extends RouteLine {
  /** An id of the mock server's initial data. */
  id?: string
  heading: string | RegExp
  /** Whether a signed-in user is redirected to Home (AUTH-13). */
  isForVisitors?: true
  /** The label of its link, for each menu that has one; the pages are in the menus' order. */
  menus?: { readonly [menu in Menu]?: string }
  /** The page whose menu link is marked as current, if this page has no link in the main menu. */
  parent?: PageName
  reads?: readonly Read[]
  /** The other calls that the page makes when it opens. */
  alsoMakes?: readonly ApiCallName[]
}

const rotor = 'Ventilated brake rotor 345 mm'

type PageChanges = Partial<PageCase>

/**
 * A page as SHOP-2 specifies it: path, title, and who may open it. The heading is the title, unless `own` has a
 * heading.
 */
const page = (title: string, own: PageChanges = {}): PageCase => ({ ...findRoute(title), heading: title, ...own })

/** A page with a link in the menu of the dashboard, below My Profile, which the main menu links to. */
const dashboardPage = (title: string, own: PageChanges = {}): PageCase =>
  page(title, { menus: { dashboard: title }, parent: 'profile', ...own })

/** The expected behaviour of each page. A page without a case does not compile. */
export const pageCases: Readonly<Record<PageName, PageCase>> = {
  home: page('Home', {
    title: 'Dhruva Auto Works: car parts manufacturer',
    heading: /car parts manufacturer$/,
    menus: { main: 'Home' },
    reads: [{ call: 'getReviews', spinner: 'Loading reviews', shown: 'Yuki Tanaka', stale: 'These reviews' }],
    alsoMakes: ['getParts'],
  }),
  parts: page('Tools', {
    heading: 'AVAILABLE PARTS',
    menus: { main: 'Tools' },
    reads: [{ call: 'getParts', spinner: 'Loading parts', shown: rotor, stale: 'These parts' }],
  }),
  about: page('About Us', { heading: 'SOMTHING ABOUT US', menus: { main: 'About Us' } }),
  contact: page('Contact', { menus: { main: 'Contact' } }),
  login: page('Login', { isForVisitors: true }),
  signup: page('Signup', { isForVisitors: true }),
  purchase: page('Purchase', {
    id: 'brake-rotor-345',
    title: rotor,
    heading: rotor,
    parent: 'parts',
    alsoMakes: ['getParts', 'getPart', 'getProfile'],
  }),
  profile: page('My Profile', {
    menus: { main: 'Dashboard', dashboard: 'My Profile' },
    reads: [{ call: 'getProfile', spinner: 'Loading your profile', shown: 'Update Profile', stale: 'Your profile' }],
  }),
  myOrders: dashboardPage('My Orders', {
    reads: [{ call: 'getMyOrders', spinner: 'Loading your orders', shown: '$1,680.00', stale: 'These orders' }],
  }),
  addReview: dashboardPage('Add A Review', {
    reads: [{ call: 'getAdmin', spinner: 'Checking your account' }],
    alsoMakes: ['getProfile'],
  }),
  payment: page('Payment', {
    id: 'order-1012',
    parent: 'myOrders',
    reads: [{ call: 'getMyOrder', spinner: 'Loading your order', shown: 'Card number', stale: 'This order' }],
    alsoMakes: ['getMyOrders', 'createPaymentIntent'],
  }),
  addPart: dashboardPage('Add New Product'),
  manageAllOrders: dashboardPage('Manage All Orders', {
    heading: 'Manage All Orders: 16',
    reads: [
      { call: 'getAdmin', spinner: 'Checking your account' },
      { call: 'getOrders', spinner: 'Loading all orders', shown: 'Arjun Mehta', stale: 'These orders' },
    ],
  }),
  manageUserReviews: dashboardPage('Manage User Reviews', {
    heading: 'Manage User Reviews: 12',
    reads: [{ call: 'getReviews', spinner: 'Loading all reviews', shown: 'Yuki Tanaka', stale: 'These reviews' }],
  }),
  manageUsers: dashboardPage('Manage Current Users', {
    heading: 'Current Users: 10',
    reads: [{ call: 'getUsers', spinner: 'Loading all users', shown: 'Priya Nair', stale: 'These users' }],
  }),
}

const unlistedPages = Object.keys(pages).filter((name) => !Object.hasOwn(pageCases, name))
if (unlistedPages.length > 0)
  throw new Error(`tests/spec/pages.ts: pageCases has no row for the page ${unlistedPages.join(', ')}`)

export const pageNames = Object.keys(pageCases) as PageName[]

/** The path of a page, with an example of its id. */
export const toPath = (name: PageName): string => pageCases[name].path.replace('{id}', pageCases[name].id ?? '')

/** Every path of the shop with its page. */
export const pageUrls = pageNames.flatMap((name) =>
  [toPath(name), ...pageCases[name].aliases].map((at) => ({ name, at })),
)

/**
 * The calls that are made when a page opens, before any interaction. A signed-in viewer's account is sent to the
 * server, and each page of the dashboard requests whether the viewer is an admin.
 */
export function getCalls(name: PageName, isSignedIn: boolean): ApiCallName[] {
  const { path, reads = [], alsoMakes = [] } = pageCases[name]
  const calls = [...reads.map(({ call }) => call), ...alsoMakes]
  if (isSignedIn) calls.push('upsertUser')
  if (path.startsWith('/dashboard')) calls.push('getAdmin')
  return calls
}

/** A person who may open a page; undefined for a visitor. */
export function getViewer(name: PageName): Persona | undefined {
  const { access } = pageCases[name]
  return access === 'anyone' ? undefined : access === 'admin' ? 'admin' : 'customer'
}

/** The page on which a viewer who opens a page lands (SHOP-2). */
export function getDestination(name: PageName, viewer: 'customer' | 'admin' | undefined): PageName {
  const { access, isForVisitors } = pageCases[name]
  if (viewer && isForVisitors) return 'home'
  if (access === 'anyone') return name
  if (!viewer) return 'login'
  return access === 'admin' && viewer !== 'admin' ? 'home' : name
}

export const toDocumentTitle = (name: PageName): string =>
  name === 'home' ? pageCases.home.title : `${pageCases[name].title} · Dhruva Auto Works`

/**
 * The links of a menu: their pages, in order.
 * @param viewer by default, everyone's links
 */
export const getMenuLinks = (
  menu: Menu,
  viewer?: 'customer' | 'admin',
): { name: PageName; to: string; label: string }[] =>
  pageNames.flatMap((name) => {
    const { menus, access, path } = pageCases[name]
    const label = menus?.[menu]
    const isHidden = viewer && (access === 'admin' || access === 'customer') && access !== viewer
    return label === undefined || isHidden ? [] : [{ name, to: path, label }]
  })
