import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { personas, type Persona } from '#mocks/personas.ts'
import { createMockIdentity, sessionKey } from '#mocks/platform/mockIdentity.ts'
import { makeToken, readTokenEmail } from '#mocks/token.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { expectUrl, mountPage } from '#tests/support/mountApp.tsx'

/** The storage key of the access token, as specified (SHOP-9). */
const tokenKey = 'accessToken'

const readTokenOwner = () => readTokenEmail(localStorage.getItem(tokenKey) ?? '')

/** Changes the shared storage as another tab would, and dispatches the event that this tab then receives. */
function changeInOtherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
}

/** Open pages, each with the path that the shop shows after another account has signed in. */
const openPages: [url: string, heading: string, as: Persona, nextPath: string][] = [
  ['/parts', 'AVAILABLE PARTS', 'customer', '/parts'],
  ['/purchase/brake-rotor-345', 'Ventilated brake rotor 345 mm', 'customer', '/purchase/brake-rotor-345'],
  ['/dashboard/mypurchases', 'My Orders', 'customer', '/dashboard/mypurchases'],
  // The next account is a customer who did not open this admin page, so the shop shows Home, not a notice (ADMIN-2).
  ['/dashboard/manageallorders', 'Manage All Orders: 16', 'admin', '/'],
]

const nextAccount = personas.newCustomer
const changeByName = {
  accountSwitched: () => changeInOtherTab(sessionKey, nextAccount.email),
  tokenStored: () => changeInOtherTab(tokenKey, makeToken(nextAccount.email)),
  signedOut: () => changeInOtherTab(sessionKey, null),
  tokenRemoved: () => changeInOtherTab(tokenKey, null),
}

type ChangeName = keyof typeof changeByName
const changeSequences: ChangeName[][] = [
  ['accountSwitched'],
  ['accountSwitched', 'tokenStored'],
  ['tokenStored', 'accountSwitched'],
  ['signedOut', 'tokenRemoved', 'accountSwitched', 'tokenStored'],
  ['tokenRemoved', 'tokenStored', 'accountSwitched'],
]
const cases = openPages.flatMap((page) => changeSequences.map((sequence) => ({ page, url: page[0], sequence })))

it.each(sampleCases(cases, { cover: [({ page }) => page, ({ sequence }) => sequence] }))(
  '$url has the next account with its token, and no data of the previous account, after $sequence in another tab',
  async ({ page: [url, heading, as, nextPath], sequence }) => {
    const identity = createMockIdentity({ storage: localStorage, signedInAs: personas[as].email })
    const { store } = await mountPage(url, heading, { platform: { identity } })
    await waitFor(() => expect(readTokenOwner()).toBe(personas[as].email))
    for (const name of sequence) changeByName[name]()
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
