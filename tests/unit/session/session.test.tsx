import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore } from '#src/app/store.ts'
import { tokenStatusChanged, sessionReducer, signedIn, signedOut } from '#src/session/sessionSlice.ts'
import { useAccount, useSession } from '#src/session/useSession.ts'
import { respondWith, json, makePlatform, nadia, rafi } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

type Action = Parameters<typeof sessionReducer>[1]

const renamedNadia = { ...nadia, name: 'N. Rahman' }
const tokenGrantedAction = tokenStatusChanged('granted')

it.each<[string, Action[], ReturnType<typeof sessionReducer>]>([
  ['at first, nobody is known to be signed in or out', [], { phase: 'pending' }],
  [
    'after a sign-in, the token is pending',
    [signedIn(nadia)],
    { phase: 'signedIn', account: nadia, tokenStatus: 'pending' },
  ],
  [
    'an account that is reported again with another name keeps its token',
    [signedIn(nadia), tokenGrantedAction, signedIn(renamedNadia)],
    { phase: 'signedIn', account: renamedNadia, tokenStatus: 'granted' },
  ],
  [
    'another account needs its own token',
    [signedIn(nadia), tokenGrantedAction, signedIn(rafi)],
    { phase: 'signedIn', account: rafi, tokenStatus: 'pending' },
  ],
  [
    'a token that arrives after the sign-out is ignored',
    [signedIn(nadia), signedOut(), tokenGrantedAction],
    { phase: 'signedOut' },
  ],
])('%s (AUTH-8)', (_, actions, session) => {
  expect(actions.reduce(sessionReducer, sessionReducer(undefined, { type: 'start' }))).toEqual(session)
})

const AccountEmail = () => <p>{useAccount().email}</p>

function Page() {
  const { phase } = useSession()
  const { currentData: parts } = useGetPartsQuery()
  return (
    <>
      <p>{phase}</p>
      {phase === 'signedIn' && <AccountEmail />}
      {parts?.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </>
  )
}

function startSessionOfShop() {
  const { platform, emitAccount } = makePlatform()
  const store = makeStore(platform)
  startSession(store, platform)
  return { store, emitAccount, renderPage: (page: ReactElement) => render(<Provider store={store}>{page}</Provider>) }
}

it('an account is upserted once (AUTH-8), and a sign-out does not remove the parts from a public page (AUTH-15)', async () => {
  const receivedRequests = respondWith(({ method }) =>
    method === 'PUT' ? json([{ acknowledged: true }, 'token']) : json([{ _id: '1', name: 'Piston' }]),
  )
  const { emitAccount, renderPage } = startSessionOfShop()
  renderPage(<Page />)
  act(() => emitAccount(nadia))
  expect(await screen.findByText(nadia.email)).toBeVisible()
  expect(await screen.findByText('Piston')).toBeVisible()
  act(() => emitAccount({ ...nadia, photo: 'https://photos.shop.test/nadia.jpg' }))
  act(() => emitAccount(null))
  expect(await screen.findByText('signedOut')).toBeVisible()
  expect(await screen.findByText('Piston')).toBeVisible()
  expect(receivedRequests.map(({ method }) => method).toSorted()).toEqual(['GET', 'PUT'])
})

it('nobody is signed out if another tab removes the token before the identity provider has responded', () => {
  const { store } = startSessionOfShop()
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }))
  expect(store.getState().session).toEqual({ phase: 'pending' })
})

it('useAccount throws if nobody is signed in', () => {
  expect(() => startSessionOfShop().renderPage(<AccountEmail />)).toThrow('no RequireLogin')
})
