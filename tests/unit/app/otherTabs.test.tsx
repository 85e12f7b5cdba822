import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockIdentity, sessionKey } from '#mocks/platform/mockIdentity.ts'
import { makeToken, readTokenEmail } from '#mocks/token.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { expectUrl, mountPage } from '#tests/support/mountApp.tsx'

/** Specified by SHOP-9. */
const tokenKey = 'accessToken'

const readTokenOwner = () => readTokenEmail(localStorage.getItem(tokenKey) ?? '')

/** Another tab changes the shared storage, so this tab gets an event. */
function changeInOtherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
}

/** Open pages, each with the path to which another account's sign-in leads. */
const openPages: [at: string, heading: string, as: Persona, nextPath: string][] = [
  ['/parts', 'AVAILABLE PARTS', 'customer', '/parts'],
  ['/purchase/brake-rotor-345', 'Ventilated brake rotor 345 mm', 'customer', '/purchase/brake-rotor-345'],
  ['/dashboard/mypurchases', 'My Orders', 'customer', '/dashboard/mypurchases'],
  // The next account did not open this page, so it gets Home instead of a notice (ADMIN-2).
  ['/dashboard/manageallorders', 'Manage All Orders: 16', 'admin', '/'],
]

const nextAccount = personas.newCustomer
const events = {
  account: () => changeInOtherTab(sessionKey, nextAccount.email),
  token: () => changeInOtherTab(tokenKey, makeToken(nextAccount.email)),
  signOut: () => changeInOtherTab(sessionKey, null),
  tokenRemoved: () => changeInOtherTab(tokenKey, null),
}

type EventName = keyof typeof events
const eventOrders: EventName[][] = [
  ['account'],
  ['account', 'token'],
  ['token', 'account'],
  ['signOut', 'tokenRemoved', 'account', 'token'],
  ['tokenRemoved', 'token', 'account'],
]
const cases = openPages.flatMap((page) => eventOrders.map((events) => ({ page, at: page[0], events })))

it.each(sampleCases(cases, { cover: [({ page }) => page, ({ events }) => events] }))(
  '$at, after $events in another tab: this tab has the next account and its token, and no data of the previous account',
  async ({ page: [at, heading, as, nextPath], events: eventNames }) => {
    const identity = createMockIdentity({ storage: localStorage, signedInAs: personas[as].email })
    const { store } = await mountPage(at, heading, { platform: { identity } })
    await waitFor(() => expect(readTokenOwner()).toBe(personas[as].email))
    for (const name of eventNames) events[name]()
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Rafi'))
    await waitFor(() => expect(readTokenOwner()).toBe(nextAccount.email))
    await waitFor(() => expect(document.body).not.toHaveTextContent(personas[as].email))
    expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    await expectUrl(nextPath)
    const { api, session } = store.getState()
    const state = JSON.stringify([api.queries, api.mutations, session])
    expect(state).not.toContain(personas[as].email)
    expect(state).not.toContain('order-10')
  },
)
