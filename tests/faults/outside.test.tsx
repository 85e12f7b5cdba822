/**
 * These tests make the services that the shop depends on fail in every way. They check that nobody is signed out, that no
 * page is blank, and that each long wait has a button that ends it (NET-1).
 */
import { fireEvent, screen } from '@testing-library/react'
import { http } from 'msw'
import { useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { API_ORIGIN } from '#mocks/origins.ts'
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
import { mountApp, type PortOverrides } from '#tests/support/mountApp.tsx'
import { json, noResponse, text } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

const faults = [
  'status 503',
  'no response',
  'a first response after 40 s',
  'an invalid first response',
  'invalid later responses',
] as const
type Fault = (typeof faults)[number]

const unexpectedHtml = '<!doctype html><title>It works!</title>'
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Creates a service with a fault. The fault affects all requests, only the first request, or only later requests. */
function createFaultyService<Value>(fault: Fault, respond: () => Value, fail: () => Value | Promise<Value>) {
  let requestCount = 0
  return async (): Promise<Value> => {
    requestCount += 1
    const isFirstRequest = requestCount === 1
    if (fault === 'no response') return noResponse() as never
    if (fault === 'a first response after 40 s' && isFirstRequest) await wait(40_000)
    return fault === 'status 503' || (fault === 'an invalid first response') === isFirstRequest ? fail() : respond()
  }
}

const partWire = { _id: 'p', name: 'Ventilated brake rotor', price: 2, minimumQuantity: 1, availableParts: 9 }
const throwError = (): never => {
  throw new Error('invalid response')
}
const account: Account = { id: 'u1', ...personas.customer, photo: null, hasPassword: true }

/** Creates an identity SDK that can only report accounts. */
const createIdentitySdk = (onAccount: IdentitySdk['onAccount']) => ({ onAccount }) as IdentitySdk

function ReadyCardForm({ onReady }: CardFormProps) {
  useEffect(() => onReady({}), [onReady])
  return null
}

/** An order's payment intent before the customer pays. */
const unpaidIntent: PaymentIntent = {
  id: 'pi_1',
  status: 'requires_payment_method',
  paymentMethodId: null,
  amount: 168_000,
  currency: 'usd',
}

interface Scenario {
  path: string
  /** The signed-in persona. If omitted, this browser's stored hint signs the customer in. */
  persona?: Persona
  arrange: (fault: Fault) => PortOverrides
  /** The user's action once the page is shown. */
  performUserAction?: () => Promise<void>
  /** Text on the page once the service works. */
  workingText: RegExp
  /** Whether the page stops waiting after 30 s and then offers Try again (PAY-18). */
  hasTimeLimit?: boolean
}

const scenarios: Readonly<Record<string, Scenario>> = {
  'the identity provider': {
    path: '/dashboard',
    arrange(fault) {
      const sdk = createIdentitySdk((listener) => listener(account))
      return { identity: createLazyIdentity(createFaultyService(fault, () => sdk, throwError)) }
    },
    workingText: /My Profile/,
  },
  'the identity provider’s storage': {
    path: '/dashboard',
    arrange(fault) {
      const requestAccount = createFaultyService<Account | null>(fault, () => account, throwError)
      const sdk = createIdentitySdk((listener) => void requestAccount().then(listener, () => undefined))
      return { identity: createLazyIdentity(() => Promise.resolve(sdk)) }
    },
    workingText: /My Profile/,
  },
  'the image host': {
    path: '/dashboard/addproduct',
    persona: 'admin',
    arrange(fault) {
      const rejectUpload = () => Promise.reject(new UploadError('refused'))
      return { upload: { upload: createFaultyService(fault, () => 'https://images.shop.test/a.png', rejectUpload) } }
    },
    async performUserAction() {
      await advanceTimeInAct(1000)
      fillIn({ Name: 'Nut', 'Price per unit': '2', 'Minimum quantity': '1', 'Available parts': '9', Describe: 'Cold.' })
      selectFile('Image')
      fireEvent.click(screen.getByRole('button', { name: 'Add Product' }))
    },
    workingText: /Part added/,
  },
  'the card script': {
    path: '/dashboard/payment/order-1012',
    persona: 'customer',
    arrange(fault) {
      const paymentPort = {
        CardForm: ReadyCardForm,
        retrieve: () => Promise.resolve(unpaidIntent),
      } as Partial<PaymentPort> as PaymentPort
      return { payment: createLazyPayment(createFaultyService(fault, () => paymentPort, throwError)) }
    },
    workingText: /Enter your card details/,
    hasTimeLimit: true,
  },
  'the API': {
    path: '/parts',
    persona: 'customer',
    arrange(fault) {
      const respondWithUnexpectedHtml = () => text(unexpectedHtml, fault === 'status 503' ? 503 : 200)
      server.use(
        http.get(
          `${API_ORIGIN}/parts`,
          createFaultyService(fault, () => json([partWire]), respondWithUnexpectedHtml),
        ),
      )
      return {}
    },
    workingText: /Ventilated brake rotor/,
  },
}

beforeEach(() => void vi.useFakeTimers())

const recoveryLabelPattern = /try again|stop|^login$|log in|^add product$/i
const hasEnabledRecoveryControl = () =>
  [
    ...screen.queryAllByRole('button', { name: recoveryLabelPattern }),
    ...screen.queryAllByRole('link', { name: recoveryLabelPattern }),
  ].some((control) => !control.hasAttribute('disabled'))

const cases = Object.entries(scenarios).flatMap(([service, scenario]) =>
  faults.map((fault) => ({ service, fault, scenario })),
)

it.each(sampleCases(cases, { cover: [(row) => row.service, (row) => row.fault] }))(
  'the page works or offers a way out when $service has the fault “$fault”',
  async ({ fault, scenario: { path, persona, arrange, performUserAction, workingText, hasTimeLimit } }) => {
    if (!persona) sessionHint.set(true)
    const { store } = await mountApp(path, { as: persona, platform: arrange(fault) })
    await performUserAction?.()
    // The clock advances in steps, because responses arrive between them and schedule further work.
    for (let second = 0; second < 35; second += 5) await advanceTimeInAct(5000)
    const isWorking = () => workingText.test(document.body.textContent)
    expect(screen.queryByRole('main'), 'a blank page').not.toBeNull()
    expect(isWorking() || hasEnabledRecoveryControl(), `a dead end: ${document.body.textContent}`).toBe(true)
    for (let second = 0; second < 15; second += 5) await advanceTimeInAct(5000)
    if (fault === 'a first response after 40 s' && hasTimeLimit) {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await advanceTimeInAct(5000)
    }
    expect(
      fault !== 'a first response after 40 s' || isWorking(),
      `no response shown: ${document.body.textContent}`,
    ).toBe(true)
    expect(store.getState().session.phase).not.toBe('signedOut')
    expect(persona !== undefined || sessionHint.isSet(), 'signed in after a reload').toBe(true)
  },
)
