import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockIdentity, sessionKey } from '#mocks/platform/mockIdentity.ts'
import { makeToken, readToken } from '#mocks/token.ts'
import { server } from '#mocks/server.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { journal, leaveBehind } from '#tests/support/orders.ts'
import { expectAddress, findPage, mountApp } from '#tests/support/mountApp.tsx'

/** SHOP-9 */
const tokenKey = 'accessToken'

const tokenOwner = () => readToken(localStorage.getItem(tokenKey) ?? '')

/** What this tab hears of the storage that all tabs share. */
const hear = (key: string | null, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))

/** What another tab does to the storage; only the others hear of it. */
const otherTab = {
  set(key: string, value: string) {
    localStorage.setItem(key, value)
    hear(key, value)
  },
  remove(key: string) {
    localStorage.removeItem(key)
    hear(key, null)
  },
  clear() {
    localStorage.clear()
    hear(null, null)
  },
}

interface OpenPage {
  as: Persona
  at: string
  heading: string
  /** Where the page leads once its session has ended; where it leads when another account takes over. */
  ended: string
  takenOver: string
}

const catalogue: OpenPage = {
  as: 'customer',
  at: '/parts',
  heading: 'AVAILABLE PARTS',
  ended: '/parts',
  takenOver: '/parts',
}
const purchase: OpenPage = {
  as: 'customer',
  at: '/purchase/brake-rotor-345',
  heading: 'Ventilated brake rotor 345 mm',
  ended: '/login',
  takenOver: '/purchase/brake-rotor-345',
}
const orders: OpenPage = {
  as: 'customer',
  at: '/dashboard/mypurchases',
  heading: 'My Orders',
  ended: '/login',
  takenOver: '/dashboard/mypurchases',
}
/** Nobody is to be turned away from a page they did not open (ADMIN-2). */
const allOrders: OpenPage = {
  as: 'admin',
  at: '/dashboard/manageallorders',
  heading: 'Manage All Orders: 16',
  ended: '/',
  takenOver: '/',
}

/** Opens a page and waits until the server knows who is here and the page is complete. */
async function open({ as, at, heading }: OpenPage) {
  const identity = createMockIdentity({ storage: localStorage, signedInAs: personas[as].email })
  const app = await mountApp(at, { platform: { identity } })
  await findPage(heading)
  await screen.findByRole('button', { name: 'LOGOUT' })
  await waitFor(() => expect(tokenOwner()).toBe(personas[as].email))
  return app
}

/** Seconds since 1970: far enough away. */
const inFarFuture = 4_000_000_000

describe.each([catalogue, purchase, orders, allOrders])('this tab shows $at, another one ends the session', (page) => {
  const { email } = personas[page.as]

  it.each<[string, () => void]>([
    ['removed', () => otherTab.remove(tokenKey)],
    ['cleared with everything else', () => otherTab.clear()],
  ])('the token is %s: this tab is signed out, and forgets who was here (AUTH-15)', async (_, end) => {
    const { store } = await open(page)
    end()
    expect(await screen.findByRole('link', { name: 'LOGIN' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'LOGOUT' })).toBeNull()
    await expectAddress(page.ended)
    expect(localStorage.getItem(tokenKey)).toBeNull()
    expect(document.body).not.toHaveTextContent(email)
    expect(JSON.stringify(store.getState())).not.toContain(email)
  })
})

it.each<[string, () => void]>([
  ['another key is removed', () => otherTab.remove('dhruva:theme')],
  ['another key is written', () => otherTab.set('dhruva:theme', 'dark')],
  ['the token is renewed', () => otherTab.set(tokenKey, makeToken(personas.customer.email, inFarFuture))],
])('%s in another tab: this one stays as it is', async (_, change) => {
  await open(orders)
  change()
  const token = localStorage.getItem(tokenKey)
  await findPage(orders.heading)
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await expectAddress(orders.at)
  expect(localStorage.getItem(tokenKey)).toBe(token)
})

it('asks with the token that another tab has renewed, and renews none itself (AUTH-6)', async () => {
  const { user } = await open(orders)
  const renewed = makeToken(personas.customer.email, inFarFuture)
  otherTab.set(tokenKey, renewed)
  const upserts = countCalls('PUT', '/user/')
  const bearers: (string | null)[] = []
  const note = ({ request }: { request: Request }) => bearers.push(request.headers.get('authorization'))
  server.events.on('request:start', note)
  const [pay] = await screen.findAllByRole('link', { name: 'Pay' })
  if (pay) await user.click(pay)
  await screen.findByLabelText('Card number')
  server.events.removeListener('request:start', note)
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${renewed}`]))
  expect(upserts()).toBe(0)
})

it('leaves a payment that is not recorded yet to its owner (AUTH-15)', async () => {
  await open(catalogue)
  const attempt = leaveBehind('charged')
  otherTab.remove(tokenKey)
  await screen.findByRole('link', { name: 'LOGIN' })
  expect(journal().all()).toEqual([attempt])
})

const next = personas.newCustomer
const hearOf = {
  account: () => otherTab.set(sessionKey, next.email),
  token: () => otherTab.set(tokenKey, makeToken(next.email)),
  signOut: () => otherTab.remove(sessionKey),
  tokenRemoved: () => otherTab.remove(tokenKey),
}

describe.each([catalogue, purchase, orders, allOrders])(
  'this tab shows $at, another one changes the account',
  (page) => {
    it.each<[(keyof typeof hearOf)[]]>([
      [['account']],
      [['account', 'token']],
      [['token', 'account']],
      [['signOut', 'tokenRemoved', 'account', 'token']],
      [['tokenRemoved', 'token', 'account']],
    ])('after %j the page is theirs, with a token of theirs, and nothing of the other is left', async (events) => {
      const { store } = await open(page)
      for (const event of events) hearOf[event]()
      await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Rafi'))
      await waitFor(() => expect(tokenOwner()).toBe(next.email))
      await waitFor(() => expect(document.body).not.toHaveTextContent(personas[page.as].email))
      expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
      await expectAddress(page.takenOver)
      const state = JSON.stringify(store.getState())
      expect(state).not.toContain(personas[page.as].email)
      expect(state).not.toContain('order-10')
    })
  },
)
