import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockIdentity, sessionKey } from '#mocks/platform/mockIdentity.ts'
import { makeToken, readToken } from '#mocks/token.ts'
import { each } from '#tests/support/each.ts'
import { expectAddress, mountPage } from '#tests/support/mountApp.tsx'

/** Fixed by SHOP-9. */
const tokenKey = 'accessToken'

const tokenOwner = () => readToken(localStorage.getItem(tokenKey) ?? '')

/** Sends the event that this tab gets when another tab changes the storage. */
const emitStorageEvent = (key: string, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))

/** Changes that another tab makes to the shared storage. */
const otherTab = {
  set(key: string, value: string) {
    localStorage.setItem(key, value)
    emitStorageEvent(key, value)
  },
  remove(key: string) {
    localStorage.removeItem(key)
    emitStorageEvent(key, null)
  },
}

type OpenPage = [at: string, heading: string, as: Persona, afterSignOut: string, afterAccountChange: string]

/** Pages, with the addresses after the session has ended and after another account has signed in. */
const openPages: OpenPage[] = [
  ['/parts', 'AVAILABLE PARTS', 'customer', '/parts', '/parts'],
  ['/purchase/brake-rotor-345', 'Ventilated brake rotor 345 mm', 'customer', '/login', '/purchase/brake-rotor-345'],
  ['/dashboard/mypurchases', 'My Orders', 'customer', '/login', '/dashboard/mypurchases'],
  // The next account did not open this page, so it gets Home and not a refusal (ADMIN-2).
  ['/dashboard/manageallorders', 'Manage All Orders: 16', 'admin', '/', '/'],
]

/** Opens a page and waits until it is loaded and a token is stored. */
async function open(at: string, heading: string, as: Persona = 'customer') {
  const identity = createMockIdentity({ storage: localStorage, signedInAs: personas[as].email })
  const app = await mountPage(at, heading, { platform: { identity } })
  await screen.findByRole('button', { name: 'LOGOUT' })
  await waitFor(() => expect(tokenOwner()).toBe(personas[as].email))
  return app
}

const nextAccount = personas.newCustomer
const events = {
  account: () => otherTab.set(sessionKey, nextAccount.email),
  token: () => otherTab.set(tokenKey, makeToken(nextAccount.email)),
  signOut: () => otherTab.remove(sessionKey),
  tokenRemoved: () => otherTab.remove(tokenKey),
}

type Event = keyof typeof events
const orders: Event[][] = [
  ['account'],
  ['account', 'token'],
  ['token', 'account'],
  ['signOut', 'tokenRemoved', 'account', 'token'],
  ['tokenRemoved', 'token', 'account'],
]
const changes = openPages.flatMap((page) => orders.map((happened) => ({ page, at: page[0], happened })))

it.each(each(changes, { byDay: [({ page }) => page, ({ happened }) => happened] }))(
  '$at, after $happened in another tab: this tab has the next account and its token, and no data of the previous one',
  async ({ page: [at, heading, as, , afterAccountChange], happened }) => {
    const { store } = await open(at, heading, as)
    for (const event of happened) events[event]()
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Rafi'))
    await waitFor(() => expect(tokenOwner()).toBe(nextAccount.email))
    await waitFor(() => expect(document.body).not.toHaveTextContent(personas[as].email))
    expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    await expectAddress(afterAccountChange)
    const state = JSON.stringify(store.getState())
    expect(state).not.toContain(personas[as].email)
    expect(state).not.toContain('order-10')
  },
)
