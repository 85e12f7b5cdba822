import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/dials.ts'
import type { Persona } from '#mocks/personas.ts'
import { logFailure } from '#src/app/log.ts'
import { notify } from '#src/app/notify.tsx'
import { expectAddress, findPage, mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/log.ts')
vi.mock('#src/app/notify.tsx', { spy: true })
beforeEach(() => void vi.mocked(notify).mockClear())

const home = /car parts manufacturer$/
const back: Answer = [home, '/']
const logIn: Answer = ['Login', '/login']

/** The heading that appears, and the address in the end where it is another one. */
type Answer = [heading: string | RegExp, address?: string]
const open = (heading: string | RegExp): [Answer, Answer, Answer] => [[heading], [heading], [heading]]
const forVisitors = (heading: string): [Answer, Answer, Answer] => [[heading], back, back]
const forUsers = (heading: string): [Answer, Answer, Answer] => [logIn, [heading], [heading]]
const forAdmins = (heading: string | RegExp): [Answer, Answer, Answer] => [logIn, back, [heading]]

/** The route table of SHOP-2, and who gets what: a visitor, a customer, an admin (AUTH-13, ADMIN-1 to ADMIN-3). */
const routes: Record<string, [visitor: Answer, customer: Answer, admin: Answer]> = {
  '/': open(home),
  '/home': open(home),
  '/parts': open('AVAILABLE PARTS'),
  '/about': open('SOMTHING ABOUT US'),
  '/aboutus': open('SOMTHING ABOUT US'),
  '/contact': open('Contact'),
  '/login': forVisitors('Login'),
  '/signup': forVisitors('Signup'),
  '/purchase/brake-rotor-345': forUsers('Ventilated brake rotor 345 mm'),
  '/dashboard': forUsers('My Profile'),
  '/dashboard/mypurchases': forUsers('My Orders'),
  '/dashboard/addreviews': forUsers('Add A Review'),
  '/dashboard/payment/order-1012': forUsers('Payment'),
  '/dashboard/addproduct': forAdmins('Add New Product'),
  '/dashboard/manageallorders': forAdmins(/^Manage All Orders: \d+$/),
  '/dashboard/manageUserReviews': forAdmins(/^Manage User Reviews: \d+$/),
  '/dashboard/makeadmin': forAdmins(/^Current Users: \d+$/),
  '/anything/else': open('Page not Found'),
}

const viewers = [undefined, 'customer', 'admin'] as const
const visits = Object.entries(routes).flatMap(([path, answers]) =>
  answers.map(([heading, address = path], index) => [path, viewers[index], heading, address] as const),
)

it.each(visits)('%s opened by %s shows %s', async (path, as, heading, address) => {
  await mountApp(path, as && { as })
  await findPage(heading)
  await expectAddress(address)
})

/** What a page reads first, the call, and what its spinner is called (SHOP-4). */
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
  db.turn({ faults: { [call]: 'hang' } })
  await mountApp(path, { as })
  expect(await screen.findAllByText(label, { selector: '[role=status] *' })).not.toEqual([])
})

it.each(reads.filter(([path]) => path !== '/dashboard/addreviews'))(
  '%s stops the spinner of the %s when %s fails, logs it, and tells it in no toast',
  async (path, as, call, label) => {
    db.turn({ faults: { [call]: 403 } })
    await mountApp(path, { as })
    await screen.findAllByText(/^(You can’t see this|We could not check your account|This order is not yours)$/)
    expect(screen.queryAllByText(label)).toEqual([])
    expect(logFailure).toHaveBeenCalledWith(call, { kind: 'forbidden', status: 403 })
    expect(notify).not.toHaveBeenCalled()
  },
)
