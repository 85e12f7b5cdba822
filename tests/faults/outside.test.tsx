/**
 * Tests in which the services that the shop depends on fail in every way: nobody is signed out, no page is blank, and
 * each long wait has a button that ends it (NET-1).
 */
import { fireEvent, screen } from '@testing-library/react'
import { http } from 'msw'
import { useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { API } from '#mocks/origins.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { server } from '#mocks/server.ts'
import type { Account } from '#src/domain/account.ts'
import type { PaymentIntent } from '#src/domain/payment.ts'
import { UploadError, type CardFormProps, type PaymentPort } from '#src/ports/ports.ts'
import { createLazyIdentity, type IdentitySdk } from '#src/adapters/lazyIdentity.ts'
import { createLazyPayment } from '#src/adapters/lazyPayment.tsx'
import { sessionHint } from '#src/adapters/sessionHint.ts'
import { advanceTimeInAct } from '#tests/unit/api/clock.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { selectFile, fillIn } from '#tests/support/forms.ts'
import { mountApp, type ReplacedPorts } from '#tests/support/mountApp.tsx'
import { json, noResponse, text } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

const faults = ['503', 'silence', 'after 40 s', 'garbage at the start', 'garbage later'] as const
type Fault = (typeof faults)[number]

const html = '<!doctype html><title>It works!</title>'
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A service that responds in one way to the first request, and in another way to all later requests. */
function createFaultyService<Value>(fault: Fault, respond: () => Value, misbehave: () => Value | Promise<Value>) {
  let requestCount = 0
  return async (): Promise<Value> => {
    requestCount += 1
    const isFirst = requestCount === 1
    if (fault === 'silence') return noResponse() as never
    if (fault === 'after 40 s' && isFirst) await wait(40_000)
    return fault === '503' || (fault === 'garbage at the start') === isFirst ? misbehave() : respond()
  }
}

const part = { _id: 'p', name: 'Ventilated brake rotor', price: 2, minimumQuantity: 1, availableParts: 9 }
const fail = (): never => {
  throw new Error('nonsense')
}
const account: Account = { id: 'u1', ...personas.customer, photo: null, hasPassword: true }

/** The identity provider's package, which reports accounts. */
const identitySdk = (onAccount: IdentitySdk['onAccount']) => ({ onAccount }) as IdentitySdk

function ReadyCardForm({ onReady }: CardFormProps) {
  useEffect(() => onReady({}), [onReady])
  return null
}

/** The intent for the order of the card form, before it is paid. */
const intent: PaymentIntent = {
  id: 'pi_1',
  status: 'requires_payment_method',
  paymentMethodId: null,
  amount: 168_000,
  currency: 'usd',
}

interface Scene {
  at: string
  as?: Persona
  arrange: (fault: Fault) => ReplacedPorts
  /** The person's action once the page is shown. */
  act?: () => Promise<void>
  /** The page's content if all is well. */
  works: RegExp
  /** Whether the page stops waiting after 30 s; Try again then succeeds (PAY-18). */
  isLimited?: boolean
}

const scenes: Readonly<Record<string, Scene>> = {
  'the identity provider': {
    at: '/dashboard',
    arrange(fault) {
      const sdk = identitySdk((listener) => listener(account))
      return { identity: createLazyIdentity(createFaultyService(fault, () => sdk, fail)) }
    },
    works: /My Profile/,
  },
  'the identity provider’s storage': {
    at: '/dashboard',
    arrange(fault) {
      const requestAccount = createFaultyService<Account | null>(fault, () => account, fail)
      const sdk = identitySdk((listener) => void requestAccount().then(listener, () => undefined))
      return { identity: createLazyIdentity(() => Promise.resolve(sdk)) }
    },
    works: /My Profile/,
  },
  'the image host': {
    at: '/dashboard/addproduct',
    as: 'admin',
    arrange(fault) {
      const fail = () => Promise.reject(new UploadError('refused'))
      return { upload: { upload: createFaultyService(fault, () => 'https://images.shop.test/a.png', fail) } }
    },
    async act() {
      await advanceTimeInAct(1000)
      fillIn({ Name: 'Nut', 'Price per unit': '2', 'Minimum quantity': '1', 'Available parts': '9', Describe: 'Cold.' })
      selectFile('Image')
      fireEvent.click(screen.getByRole('button', { name: 'Add Product' }))
    },
    works: /Part added/,
  },
  'the card script': {
    at: '/dashboard/payment/order-1012',
    as: 'customer',
    arrange(fault) {
      const port = {
        CardForm: ReadyCardForm,
        retrieve: () => Promise.resolve(intent),
      } as Partial<PaymentPort> as PaymentPort
      return { payment: createLazyPayment(createFaultyService(fault, () => port, fail)) }
    },
    works: /Enter your card details/,
    isLimited: true,
  },
  'the API': {
    at: '/parts',
    as: 'customer',
    arrange(fault) {
      const misbehave = () => text(html, fault === '503' ? 503 : 200)
      server.use(
        http.get(
          `${API}/parts`,
          createFaultyService(fault, () => json([part]), misbehave),
        ),
      )
      return {}
    },
    works: /Ventilated brake rotor/,
  },
}

beforeEach(() => void vi.useFakeTimers())

const exitNames = /try again|stop|^login$|log in|^add product$/i
const hasWayOut = () =>
  [...screen.queryAllByRole('button', { name: exitNames }), ...screen.queryAllByRole('link', { name: exitNames })].some(
    (control) => !control.hasAttribute('disabled'),
  )

const cases = Object.entries(scenes).flatMap(([service, scene]) => faults.map((fault) => ({ service, fault, scene })))

it.each(sampleCases(cases, { cover: [(row) => row.service, (row) => row.fault] }))(
  '$service: $fault',
  async ({ fault, scene: { at, as, arrange, act, works, isLimited } }) => {
    // The person is signed in, either at the mock platform or by this browser's stored hint.
    if (!as) sessionHint.set(true)
    const { store } = await mountApp(at, { as, platform: arrange(fault) })
    await act?.()
    // The clock advances in steps, because responses arrive between them and schedule further work.
    for (let second = 0; second < 35; second += 5) await advanceTimeInAct(5000)
    const isWorking = () => works.test(document.body.textContent)
    expect(screen.queryByRole('main'), 'a blank page').not.toBeNull()
    expect(isWorking() || hasWayOut(), `a dead end: ${document.body.textContent}`).toBe(true)
    for (let second = 0; second < 15; second += 5) await advanceTimeInAct(5000)
    if (fault === 'after 40 s' && isLimited) {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await advanceTimeInAct(5000)
    }
    expect(fault !== 'after 40 s' || isWorking(), `no response shown: ${document.body.textContent}`).toBe(true)
    expect(store.getState().session.phase).not.toBe('signedOut')
    expect(as !== undefined || sessionHint.isSet(), 'signed in after a reload').toBe(true)
  },
)
