import type { Persona } from '#mocks/personas.ts'
import type { ApiCallName } from '#mocks/allCalls.ts'
import { pages, type Menu, type PageName } from '#src/domain/pages.ts'
import { findRoute, type RouteLine } from '#tests/spec/routes.ts'

/** A call that a page needs before it can render its content. */
interface RequiredCall {
  call: ApiCallName
  /** The label of its spinner (SHOP-4). */
  spinnerLabel: string
  /** A text from the response that the page shows. */
  shownText?: string | RegExp
  /** The subject of the notice that appears if a refresh fails (STATE-2). */
  staleSubject?: string
}

/**
 * The expected behaviour of a page: its line in SHOP-2, and properties that are written by hand. Only the names of the
 * pages are imported from the shop's code.
 */
export interface PageCase extends RouteLine {
  /** An id from the mock server's initial data. */
  id?: string
  heading: string | RegExp
  /** Whether a signed-in user is redirected to Home (AUTH-13). */
  isOnlyForVisitors?: true
  /** The label of the page's link in each menu that links to the page. */
  menus?: { readonly [menu in Menu]?: string }
  /** The page whose link the main menu marks as current, if this page has no link there. */
  parent?: PageName
  requiredCalls?: readonly RequiredCall[]
  /** The other calls that the page makes when it opens. */
  otherCalls?: readonly ApiCallName[]
}

const rotorName = 'Ventilated brake rotor 345 mm'

type PageOverrides = Partial<PageCase>

/**
 * Creates a page's case from its line in SHOP-2, which contains the path, the title and the access. Without a heading
 * in `overrides`, the heading is the title.
 */
const makePageCase = (title: string, overrides: PageOverrides = {}): PageCase => ({
  ...findRoute(title),
  heading: title,
  ...overrides,
})

/** Creates the case of a page that only the dashboard's menu links to. The main menu marks My Profile as current. */
const makeDashboardCase = (title: string, overrides: PageOverrides = {}): PageCase =>
  makePageCase(title, { menus: { dashboard: title }, parent: 'profile', ...overrides })

/** The expected behaviour of each page. A page without a case does not compile. */
export const pageCases: Readonly<Record<PageName, PageCase>> = {
  home: makePageCase('Home', {
    title: 'Dhruva Auto Works: car parts manufacturer',
    heading: /car parts manufacturer$/,
    menus: { main: 'Home' },
    requiredCalls: [
      { call: 'getReviews', spinnerLabel: 'Loading reviews', shownText: 'Yuki Tanaka', staleSubject: 'These reviews' },
    ],
    otherCalls: ['getParts'],
  }),
  parts: makePageCase('Tools', {
    heading: 'AVAILABLE PARTS',
    menus: { main: 'Tools' },
    requiredCalls: [
      { call: 'getParts', spinnerLabel: 'Loading parts', shownText: rotorName, staleSubject: 'These parts' },
    ],
  }),
  about: makePageCase('About Us', { heading: 'SOMTHING ABOUT US', menus: { main: 'About Us' } }),
  contact: makePageCase('Contact', { menus: { main: 'Contact' } }),
  login: makePageCase('Login', { isOnlyForVisitors: true }),
  signup: makePageCase('Signup', { isOnlyForVisitors: true }),
  purchase: makePageCase('Purchase', {
    id: 'brake-rotor-345',
    title: rotorName,
    heading: rotorName,
    parent: 'parts',
    otherCalls: ['getParts', 'getPart', 'getProfile'],
  }),
  profile: makePageCase('My Profile', {
    menus: { main: 'Dashboard', dashboard: 'My Profile' },
    requiredCalls: [
      {
        call: 'getProfile',
        spinnerLabel: 'Loading your profile',
        shownText: 'Update Profile',
        staleSubject: 'Your profile',
      },
    ],
  }),
  myOrders: makeDashboardCase('My Orders', {
    requiredCalls: [
      {
        call: 'getMyOrders',
        spinnerLabel: 'Loading your orders',
        shownText: '$1,680.00',
        staleSubject: 'These orders',
      },
    ],
  }),
  addReview: makeDashboardCase('Add A Review', {
    requiredCalls: [{ call: 'getAdmin', spinnerLabel: 'Checking your account' }],
    otherCalls: ['getProfile'],
  }),
  payment: makePageCase('Payment', {
    id: 'order-1012',
    parent: 'myOrders',
    requiredCalls: [
      { call: 'getMyOrder', spinnerLabel: 'Loading your order', shownText: 'Card number', staleSubject: 'This order' },
    ],
    otherCalls: ['getMyOrders', 'createPaymentIntent'],
  }),
  addPart: makeDashboardCase('Add New Product'),
  manageAllOrders: makeDashboardCase('Manage All Orders', {
    heading: 'Manage All Orders: 16',
    requiredCalls: [
      { call: 'getAdmin', spinnerLabel: 'Checking your account' },
      { call: 'getOrders', spinnerLabel: 'Loading all orders', shownText: 'Arjun Mehta', staleSubject: 'These orders' },
    ],
  }),
  manageUserReviews: makeDashboardCase('Manage User Reviews', {
    heading: 'Manage User Reviews: 12',
    requiredCalls: [
      {
        call: 'getReviews',
        spinnerLabel: 'Loading all reviews',
        shownText: 'Yuki Tanaka',
        staleSubject: 'These reviews',
      },
    ],
  }),
  manageUsers: makeDashboardCase('Manage Current Users', {
    heading: 'Current Users: 10',
    requiredCalls: [
      { call: 'getUsers', spinnerLabel: 'Loading all users', shownText: 'Priya Nair', staleSubject: 'These users' },
    ],
  }),
}

const unlistedPages = Object.keys(pages).filter((name) => !Object.hasOwn(pageCases, name))
if (unlistedPages.length > 0)
  throw new Error(`tests/spec/pages.ts: pageCases has no row for the page ${unlistedPages.join(', ')}`)

export const pageNames = Object.keys(pageCases) as PageName[]

/** Returns the path of a page, with an example id. */
export const toPath = (name: PageName): string => pageCases[name].path.replace('{id}', pageCases[name].id ?? '')

/** Every path of the shop, with its page. */
export const pageUrls = pageNames.flatMap((name) =>
  [toPath(name), ...pageCases[name].aliases].map((at) => ({ name, at })),
)

/**
 * Returns the calls that a page makes before any interaction. If the viewer is signed in, the shop also upserts the
 * account, and each dashboard page requests whether the viewer is an admin.
 */
export function getInitialCalls(name: PageName, isSignedIn: boolean): ApiCallName[] {
  const { path, requiredCalls = [], otherCalls = [] } = pageCases[name]
  const calls = [...requiredCalls.map(({ call }) => call), ...otherCalls]
  if (isSignedIn) calls.push('upsertUser')
  if (path.startsWith('/dashboard')) calls.push('getAdmin')
  return calls
}

/** Returns a persona who may open the page; undefined if the page needs no login. */
export function getViewer(name: PageName): Persona | undefined {
  const { access } = pageCases[name]
  return access === 'anyone' ? undefined : access === 'admin' ? 'admin' : 'customer'
}

/** Returns the page that appears when the viewer opens a page, possibly after a redirect (SHOP-2). */
export function getLandingPage(name: PageName, viewer: 'customer' | 'admin' | undefined): PageName {
  const { access, isOnlyForVisitors } = pageCases[name]
  if (viewer && isOnlyForVisitors) return 'home'
  if (access === 'anyone') return name
  if (!viewer) return 'login'
  return access === 'admin' && viewer !== 'admin' ? 'home' : name
}

export const toDocumentTitle = (name: PageName): string =>
  name === 'home' ? pageCases.home.title : `${pageCases[name].title} · Dhruva Auto Works`

/**
 * Returns the links of a menu, in order.
 * @param viewer omits the links that this viewer does not see
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
