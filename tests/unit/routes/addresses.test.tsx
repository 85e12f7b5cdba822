import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/dials.ts'
import type { Persona } from '#mocks/personas.ts'
import { logFailure } from '#src/app/log.ts'
import { notify } from '#src/app/notify.tsx'
import { pages, type PageName } from '#src/domain/pages.ts'
import { expectAddress, findPage, mountApp } from '#tests/support/mountApp.tsx'
import { pageAddresses } from '#tests/support/pageAddresses.ts'

vi.mock('#src/app/log.ts')
vi.mock('#src/app/notify.tsx', { spy: true })
beforeEach(() => void vi.mocked(notify).mockClear())

const home = /car parts manufacturer$/
const toHome: Destination = [home, '/']
const toLogin: Destination = ['Login', '/login']

/** The heading of the page that opens, and its address after a redirect. */
type Destination = [heading: string | RegExp, address?: string]

/** The heading of each page. */
const headings: Record<PageName, string | RegExp> = {
  home,
  parts: 'AVAILABLE PARTS',
  about: 'SOMTHING ABOUT US',
  contact: 'Contact',
  login: 'Login',
  signup: 'Signup',
  purchase: 'Ventilated brake rotor 345 mm',
  profile: 'My Profile',
  myOrders: 'My Orders',
  addReview: 'Add A Review',
  payment: 'Payment',
  addPart: 'Add New Product',
  manageAllOrders: /^Manage All Orders: \d+$/,
  manageUserReviews: /^Manage User Reviews: \d+$/,
  manageUsers: /^Current Users: \d+$/,
}

const viewers = [undefined, 'customer', 'admin'] as const

/** Where a viewer who opens a page ends (SHOP-2, AUTH-13, ADMIN-1 to ADMIN-3). */
function destinationFor(viewer: (typeof viewers)[number], name: PageName): Destination {
  const { access } = pages[name]
  if (viewer && (name === 'login' || name === 'signup')) return toHome
  if (access === 'anyone') return [headings[name]]
  if (!viewer) return toLogin
  return access === 'admin' && viewer !== 'admin' ? toHome : [headings[name]]
}

const visits = pageAddresses.flatMap(({ name, at }) =>
  viewers.map((viewer) => {
    const [heading, address = at] = destinationFor(viewer, name)
    return [at, viewer, heading, address] as const
  }),
)

it.each(viewers)('an unknown address opened by %s is not found', async (as) => {
  await mountApp('/anything/else', as && { as })
  await findPage('Page not Found')
  await expectAddress('/anything/else')
})

it.each(visits)('%s opened by %s shows %s', async (path, as, heading, address) => {
  await mountApp(path, as && { as })
  await findPage(heading)
  await expectAddress(address)
})

/** The first call of a page, and the label of its spinner (SHOP-4). */
const reads: [path: string, as: Persona, call: CallName, label: string][] = [
  ['/parts', 'customer', 'getParts', 'Loading parts'],
  ['/', 'customer', 'getReviews', 'Loading reviews'],
  ['/purchase/brake-rotor-345', 'customer', 'getPart', 'Loading the part'],
  ['/dashboard', 'customer', 'getProfile', 'Loading your profile'],
  ['/dashboard/mypurchases', 'customer', 'getMyOrders', 'Loading your orders'],
  ['/dashboard/payment/order-1012', 'customer', 'getMyOrder', 'Loading your order'],
  ['/dashboard/addreviews', 'customer', 'getAdmin', 'Loading the form'],
  ['/dashboard/manageallorders', 'admin', 'getAdmin', 'Checking your account'],
  ['/dashboard/manageallorders', 'admin', 'getOrders', 'Loading all orders'],
  ['/dashboard/manageUserReviews', 'admin', 'getReviews', 'Loading all reviews'],
  ['/dashboard/makeadmin', 'admin', 'getUsers', 'Loading all users'],
]

it.each(reads)('%s shows a spinner to the %s while %s runs', async (path, as, call, label) => {
  db.setDials({ faults: { [call]: 'hang' } })
  await mountApp(path, { as })
  expect(await screen.findAllByText(label, { selector: '[role=status] *' })).not.toEqual([])
})

it.each(reads.filter(([path]) => path !== '/dashboard/addreviews'))(
  '%s stops the spinner of the %s when %s fails, logs the failure, and shows no toast',
  async (path, as, call, label) => {
    db.setDials({ faults: { [call]: 403 } })
    await mountApp(path, { as })
    await screen.findAllByText(/^(You can’t see this|We could not check your account|This order is not yours)$/)
    expect(screen.queryAllByText(label)).toEqual([])
    expect(logFailure).toHaveBeenCalledWith(call, { kind: 'forbidden', status: 403 })
    expect(notify).not.toHaveBeenCalled()
  },
)
