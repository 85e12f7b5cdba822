import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockIdentity, sessionKey } from '#mocks/platform/mockIdentity.ts'
import { makeToken, readToken } from '#mocks/token.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { expectUrl, mountPage } from '#tests/support/mountApp.tsx'

/** Specified by SHOP-9. */
const tokenKey = 'accessToken'

const tokenOwner = () => readToken(localStorage.getItem(tokenKey) ?? '')

/** Another tab changes the shared storage, so this tab gets an event. */
function inOtherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
}

/** Pages, with the paths after another account has signed in. */
const openPages: [at: string, heading: string, as: Persona, then: string][] = [
  ['/parts', 'AVAILABLE PARTS', 'customer', '/parts'],
  ['/purchase/brake-rotor-345', 'Ventilated brake rotor 345 mm', 'customer', '/purchase/brake-rotor-345'],
  ['/dashboard/mypurchases', 'My Orders', 'customer', '/dashboard/mypurchases'],
  // The next account did not open this page, so it gets Home instead of a notice (ADMIN-2).
  ['/dashboard/manageallorders', 'Manage All Orders: 16', 'admin', '/'],
]

const nextAccount = personas.newCustomer
const events = {
  account: () => inOtherTab(sessionKey, nextAccount.email),
  token: () => inOtherTab(tokenKey, makeToken(nextAccount.email)),
  signOut: () => inOtherTab(sessionKey, null),
  tokenRemoved: () => inOtherTab(tokenKey, null),
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

it.each(sampleCases(changes, { byDay: [({ page }) => page, ({ happened }) => happened] }))(
  '$at, after $happened in another tab: this tab has the next account and its token, and no data of the previous one',
  async ({ page: [at, heading, as, then], happened }) => {
    const identity = createMockIdentity({ storage: localStorage, signedInAs: personas[as].email })
    const { store } = await mountPage(at, heading, { platform: { identity } })
    await waitFor(() => expect(tokenOwner()).toBe(personas[as].email))
    for (const event of happened) events[event]()
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Rafi'))
    await waitFor(() => expect(tokenOwner()).toBe(nextAccount.email))
    await waitFor(() => expect(document.body).not.toHaveTextContent(personas[as].email))
    expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    await expectUrl(then)
    const { api, session } = store.getState()
    const state = JSON.stringify([api.queries, api.mutations, session])
    expect(state).not.toContain(personas[as].email)
    expect(state).not.toContain('order-10')
  },
)
