import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas, type Persona } from '#mocks/personas.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { journal, arrangeUnfinishedPayment, storedOrder } from '#tests/support/orders.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

type App = Awaited<ReturnType<typeof mountApp>>

function dispatchWindowEvents(...names: string[]): void {
  for (const name of names) act(() => void window.dispatchEvent(new Event(name)))
}
const signIn = ({ platform }: App, who: Persona) =>
  act(() => platform.identity.signIn(personas[who].email, demoPassword))
const signOut = ({ platform }: App) => act(() => platform.identity.signOut())
/** Somebody signs out, and the customer in. */
async function signInAnew(app: App) {
  await signOut(app)
  await signIn(app, 'customer')
}

/** Waits until the payment code is loaded and the server has granted access. */
async function paymentsReady({ store }: App) {
  await vi.dynamicImportSettled()
  await waitFor(() => expect(store.getState().session).toMatchObject({ access: 'granted' }))
  await vi.dynamicImportSettled()
}

/** Opens the app, then leaves a payment in the journal as a closed tab would. */
async function openWithLeftPayment(as: Persona | null, stage: 'confirming' | 'charged') {
  const app = await mountApp('/', as ? { as } : {})
  await screen.findByRole(as ? 'button' : 'link', { name: as ? 'LOGOUT' : 'LOGIN' })
  if (as) await paymentsReady(app)
  const attempt = arrangeUnfinishedPayment(stage)
  return { app, attempt, records: countCalls('PATCH', '/mypurchase/') }
}

/** The events that start a reconciliation, with the user who is signed in before. */
const triggers: [string, as: Persona | null, (app: App) => unknown][] = [
  ['the network is back', 'customer', () => dispatchWindowEvents('online')],
  ['the page gets the focus', 'customer', () => dispatchWindowEvents('focus')],
  [
    'both happen several times, as when a computer wakes up',
    'customer',
    () => dispatchWindowEvents('online', 'focus', 'online', 'focus'),
  ],
  ['the customer signs in', null, (app) => signIn(app, 'customer')],
  ['the customer signs out and in again', 'customer', signInAnew],
  ['the customer takes over from another account', 'newCustomer', signInAnew],
  ['the customer signs in while another account is signed in', 'newCustomer', (app) => signIn(app, 'customer')],
]

describe.each(['charged', 'confirming'] as const)('a payment left behind as %s (PAY-3)', (stage) => {
  it.each(triggers)('is recorded, once, when %s', async (_, as, trigger) => {
    const { app, attempt, records } = await openWithLeftPayment(as, stage)
    expect(records()).toBe(0)
    await trigger(app)
    await waitFor(() => expect(journal().all()).toEqual([]))
    expect(storedOrder(attempt.orderId)).toMatchObject({ paid: true, status: 'pending', transationId: 'pi_77' })
    dispatchWindowEvents('online', 'focus')
    await paymentsReady(app)
    expect(records()).toBe(1)
  })
})

describe('a charged payment is left alone', () => {
  it.each<[string, as: Persona | null, (app: App) => unknown]>([
    ['without a signed-in user', null, () => undefined],
    ['while another account is signed in', 'newCustomer', () => undefined],
    ['once its customer is signed out', 'customer', signOut],
    ['when another account signs in', null, (app) => signIn(app, 'newCustomer')],
  ])('%s', async (_, as, trigger) => {
    const { app, attempt, records } = await openWithLeftPayment(as, 'charged')
    const reads = countCalls('GET', '/mypurchase/')
    await trigger(app)
    dispatchWindowEvents('online', 'focus')
    await vi.dynamicImportSettled()
    expect([records(), reads()]).toEqual([0, 0])
    expect(journal().all()).toEqual([attempt])
  })

  it('while the server does not know the customer, and is recorded once it does (AUTH-10)', async () => {
    db.setDials({ faults: { upsertUser: 500 } })
    const attempt = arrangeUnfinishedPayment('charged')
    const records = countCalls('PATCH', '/mypurchase/')
    const { user } = await mountApp('/dashboard', { as: 'customer' })
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    await vi.dynamicImportSettled()
    const calls = countCalls('PUT', '/user/')
    dispatchWindowEvents('online', 'focus')
    await vi.dynamicImportSettled()
    expect([records(), calls()]).toEqual([0, 0])
    db.setDials({ faults: {} })
    await user.click(tryAgain)
    await waitFor(() => expect(journal().all()).toEqual([]))
    expect(storedOrder(attempt.orderId)).toMatchObject({ paid: true, transationId: 'pi_77' })
    expect(records()).toBe(1)
  })
})
