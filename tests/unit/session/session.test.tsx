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

const renamed = { ...nadia, name: 'N. Rahman' }
const granted = tokenStatusChanged('granted')

it.each<[string, Action[], ReturnType<typeof sessionReducer>]>([
  ['nothing is known at first', [], { phase: 'pending' }],
  ['a sign-in waits for access', [signedIn(nadia)], { phase: 'signedIn', account: nadia, tokenStatus: 'pending' }],
  [
    'the same account, reported again with another name, keeps its access',
    [signedIn(nadia), granted, signedIn(renamed)],
    { phase: 'signedIn', account: renamed, tokenStatus: 'granted' },
  ],
  [
    'another account waits for its own access',
    [signedIn(nadia), granted, signedIn(rafi)],
    { phase: 'signedIn', account: rafi, tokenStatus: 'pending' },
  ],
  ['a response after the sign-out gives no access', [signedIn(nadia), signedOut(), granted], { phase: 'signedOut' }],
])('%s (AUTH-8)', (_, actions, session) => {
  expect(actions.reduce(sessionReducer, sessionReducer(undefined, { type: 'start' }))).toEqual(session)
})

const Email = () => <p>{useAccount().email}</p>

function Page() {
  const { phase } = useSession()
  const { currentData: parts } = useGetPartsQuery()
  return (
    <>
      <p>{phase}</p>
      {phase === 'signedIn' && <Email />}
      {parts?.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </>
  )
}

function start() {
  const { platform, emitAccount } = makePlatform()
  const store = makeStore(platform)
  startSession(store, platform)
  return { store, emitAccount, show: (page: ReactElement) => render(<Provider store={store}>{page}</Provider>) }
}

it('an account is upserted once (AUTH-8), and a public page keeps its parts through a sign-out (AUTH-15)', async () => {
  const receivedRequests = respondWith(({ method }) =>
    method === 'PUT' ? json([{ acknowledged: true }, 'token']) : json([{ _id: '1', name: 'Piston' }]),
  )
  const { emitAccount, show } = start()
  show(<Page />)
  act(() => emitAccount(nadia))
  expect(await screen.findByText(nadia.email)).toBeVisible()
  expect(await screen.findByText('Piston')).toBeVisible()
  act(() => emitAccount({ ...nadia, photo: 'https://photos.shop.test/nadia.jpg' }))
  act(() => emitAccount(null))
  expect(await screen.findByText('signedOut')).toBeVisible()
  expect(await screen.findByText('Piston')).toBeVisible()
  expect(receivedRequests.map(({ method }) => method).toSorted()).toEqual(['GET', 'PUT'])
})

it('a token that another tab removes before the provider has responded signs nobody out', () => {
  const { store } = start()
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }))
  expect(store.getState().session).toEqual({ phase: 'pending' })
})

it('useAccount throws outside RequireLogin', () => {
  expect(() => start().show(<Email />)).toThrow('no RequireLogin')
})
