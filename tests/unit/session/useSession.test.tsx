import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore } from '#src/app/store.ts'
import { useAccount, useSession } from '#src/session/useSession.ts'
import { respondWith, json, makePlatform, nadia } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

function Page() {
  const session = useSession()
  const { currentData: parts } = useGetPartsQuery()
  return (
    <>
      <p>{session.phase}</p>
      {session.phase === 'signedIn' && <Email />}
      {parts?.map((part) => (
        <p key={part.id}>{part.name}</p>
      ))}
    </>
  )
}

const Email = () => <p>{useAccount().email}</p>

function start() {
  const { platform, emitAccount } = makePlatform()
  const store = makeStore(platform)
  startSession(store, platform)
  return {
    emitAccount: (account: typeof nadia | null) => act(async () => emitAccount(account)),
    show: (page: ReactElement) => render(<Provider store={store}>{page}</Provider>),
  }
}

test('a public page refetches and shows its parts after a sign-out', async () => {
  const received = respondWith(({ method }) =>
    method === 'PUT' ? json([{ acknowledged: true }, 'token']) : json([{ _id: '1', name: 'Piston' }]),
  )
  const { emitAccount, show } = start()
  show(<Page />)
  await emitAccount(nadia)
  expect(await screen.findByText(nadia.email)).toBeVisible()
  expect(await screen.findByText('Piston')).toBeVisible()
  await emitAccount(null)
  expect(await screen.findByText('signedOut')).toBeVisible()
  expect(await screen.findByText('Piston')).toBeVisible()
  expect(received.filter(({ method }) => method === 'GET')).toHaveLength(2)
})

test('useAccount throws outside RequireLogin', () => {
  expect(() => start().show(<Email />)).toThrow('no RequireLogin')
})
