import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { personas } from '#mocks/personas.ts'
import type { Account } from '#src/domain/account.ts'
import type { IdentityPort } from '#src/platform/ports.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectAddress, findPage, mountApp } from '#tests/support/mountApp.tsx'

const kamal: Account = { id: 'u1', ...personas.customer, photo: null, hasPassword: true }

/** An identity provider whose accounts come from the test. */
function makeIdentity() {
  const listeners = new Set<(account: Account | null) => void>()
  const identity: Pick<IdentityPort, 'onChange'> = {
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const emitAccount = (account: Account | null) => act(() => listeners.forEach((listener) => listener(account)))
  return { identity, emitAccount }
}

it.each<[string, Partial<Account>]>([
  ['no change', {}],
  ['another e-mail address', { email: 'kamal.hossain@dhruva.example' }],
  ['another name', { name: 'K. Hossain' }],
  ['a photo', { photo: 'https://photos.shop.test/kamal.jpg' }],
])(
  'the provider reports the same account with %s: it keeps its access, and is upserted once (AUTH-8)',
  async (_, change) => {
    const { identity, emitAccount } = makeIdentity()
    const upserts = countCalls('PUT', '/user/')
    await mountApp('/dashboard/addreviews', { platform: { identity } })
    emitAccount(kamal)
    await findPage('Add A Review')
    emitAccount({ ...kamal, ...change })
    await findPage('Add A Review')
    expect(screen.queryByText('One moment')).toBeNull()
    expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    expect(upserts()).toBe(1)
  },
)

it.each<[string, key: string | null]>([
  ['removes the token', 'accessToken'],
  ['clears the storage', null],
])('another tab %s before the provider has reported an account: the page keeps waiting', async (_, key) => {
  const { identity, emitAccount } = makeIdentity()
  await mountApp('/dashboard/addreviews', { platform: { identity } })
  await screen.findByText('One moment')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })))
  expect(screen.getByText('One moment')).toBeVisible()
  await expectAddress('/dashboard/addreviews')
  emitAccount(kamal)
  await findPage('Add A Review')
})
