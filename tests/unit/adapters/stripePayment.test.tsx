import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { vars } from '#src/design-system/theme/contract.css.ts'
import type { CardFormProps } from '#src/ports/ports.ts'
import { createStripePayment } from '#src/adapters/stripePayment.tsx'

type CardOptions = Record<string, unknown>

/** A fake of the provider's card element. `emit` dispatches its events. */
class FakeCard {
  readonly listeners = new Map<string, Set<(event: unknown) => void>>()
  options: CardOptions
  updates: CardOptions[] = []
  isDestroyed = false
  constructor(options: CardOptions) {
    this.options = options
  }
  on(type: string, listener: (event: unknown) => void) {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener))
  }
  off(type: string, listener: (event: unknown) => void) {
    this.listeners.get(type)?.delete(listener)
  }
  emit(type: string, event: unknown = {}) {
    this.listeners.get(type)?.forEach((listener) => listener(event))
  }
  mount = () => {}
  update(options: CardOptions) {
    this.updates.push(options)
  }
  destroy() {
    this.isDestroyed = true
  }
}

const fakeStripe = vi.hoisted(() => ({
  cards: [] as FakeCard[],
  loadStripe: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
  confirmCardPayment: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
  retrievePaymentIntent: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
}))

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: fakeStripe.loadStripe }))

beforeEach(() => {
  vi.resetAllMocks()
  fakeStripe.cards.length = 0
  fakeStripe.loadStripe.mockResolvedValue({
    elements: createFakeElements,
    // The provider's React wrapper requires these two methods.
    createToken: vi.fn<() => void>(),
    createPaymentMethod: vi.fn<() => void>(),
    confirmCardPayment: fakeStripe.confirmCardPayment,
    retrievePaymentIntent: fakeStripe.retrievePaymentIntent,
  })
})

/** Fakes the provider's `elements`. Like the original, it allows only one card that is not destroyed. */
function createFakeElements() {
  let card: FakeCard | null = null
  const create = (type: string, options: CardOptions) => {
    if (type !== 'card' || card?.isDestroyed === false) throw new Error(`Can't create an element of type ${type}`)
    card = new FakeCard(options)
    fakeStripe.cards.push(card)
    return card
  }
  return { create }
}

const intentWire = { id: 'pi_1', status: 'succeeded', payment_method: 'pm_1', amount: 24_000, currency: 'usd' }
const succeededIntent = { id: 'pi_1', status: 'succeeded', paymentMethodId: 'pm_1', amount: 24_000, currency: 'usd' }
const billing = { name: 'Kamal Hossain', email: 'kamal@dhruva.example' }

async function openForm() {
  const port = createStripePayment('pk_test_1')
  const onReady = vi.fn<CardFormProps['onReady']>()
  const onChange = vi.fn<CardFormProps['onChange']>()
  const createForm = (disabled: boolean) => <port.CardForm onReady={onReady} onChange={onChange} disabled={disabled} />
  const renderedForm = render(createForm(false), { reactStrictMode: true })
  // Waits until the provider's code is loaded and the form is rendered.
  await act(() => vi.dynamicImportSettled())
  return { port, onReady, onChange, renderedForm, createForm, card: fakeStripe.cards.at(-1) }
}

describe('the card form', () => {
  it('the card form shows a card element without a postal code, in the theme’s colours', async () => {
    const toPropertyName = (variable: string) => variable.slice(4, -1)
    document.documentElement.style.setProperty(toPropertyName(vars.color.ink), '#14181D')
    document.documentElement.style.setProperty(toPropertyName(vars.color.danger), '#B3261E')
    createStripePayment('pk_test_1')
    expect(fakeStripe.loadStripe, 'before a form is rendered').not.toHaveBeenCalled()
    const { card } = await openForm()
    expect(fakeStripe.loadStripe).toHaveBeenCalledExactlyOnceWith('pk_test_1', { locale: 'en' })
    expect(card?.options).toMatchObject({
      hidePostalCode: true,
      style: { base: { color: '#14181D' }, invalid: { color: '#B3261E' } },
    })
    document.documentElement.style.setProperty(toPropertyName(vars.color.ink), '#F2F4F5')
    document.documentElement.dataset.theme = 'dark'
    await act(() => Promise.resolve())
    expect(card?.updates.at(-1)).toMatchObject({ style: { base: { color: '#F2F4F5' } } })
    document.documentElement.removeAttribute('style')
    delete document.documentElement.dataset.theme
  })

  it('the card form reports when it is ready and when it is complete, shows errors, and can be disabled', async () => {
    const { onReady, onChange, renderedForm, createForm, card } = await openForm()
    expect(onReady).not.toHaveBeenCalled()
    act(() => card?.emit('ready'))
    expect(onReady).toHaveBeenCalledExactlyOnceWith(card)
    act(() => card?.emit('change', { complete: false, error: { message: 'Your card number is invalid.' } }))
    expect(screen.getByRole('alert')).toHaveTextContent('Your card number is invalid.')
    act(() => card?.emit('change', { complete: true }))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(onChange.mock.calls).toEqual([[false], [true]])
    const updateCount = card?.updates.length
    renderedForm.rerender(createForm(false))
    expect(card?.updates).toHaveLength(updateCount ?? NaN)
    renderedForm.rerender(createForm(true))
    expect(card?.updates.at(-1)).toEqual({ disabled: true })
    expect(fakeStripe.cards.filter(({ isDestroyed }) => !isDestroyed)).toEqual([card])
    renderedForm.unmount()
    expect(card?.isDestroyed).toBe(true)
  })

  it.each([
    ['cannot be loaded', () => fakeStripe.loadStripe.mockRejectedValue(new Error('blocked'))],
    ['loads nothing', () => fakeStripe.loadStripe.mockResolvedValue(null)],
  ])(
    'the card form passes null to onReady if the provider’s script %s, and the next call loads the script again',
    async (_name, breakScript) => {
      breakScript()
      const { onReady, port } = await openForm()
      expect(onReady).toHaveBeenCalledExactlyOnceWith(null)
      await expect(port.retrieve('s')).rejects.toThrow('could not be loaded')
      expect(fakeStripe.loadStripe).toHaveBeenCalledTimes(2)
    },
  )

  describe('after 20 s without loading', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

    it('the card form passes null to onReady if the script is still loading after 20 s, and requests the script again', async () => {
      const script = document.head.appendChild(document.createElement('script'))
      script.setAttribute('src', 'https://js.stripe.com/endive/stripe.js')
      const onError = vi.fn<() => void>()
      script.addEventListener('error', onError)
      fakeStripe.loadStripe.mockReturnValue(new Promise(() => undefined))
      const { onReady, port } = await openForm()
      await advanceTime(19_999)
      expect(onReady).not.toHaveBeenCalled()
      await advanceTime(1)
      expect(onReady).toHaveBeenCalledExactlyOnceWith(null)
      expect(onError).toHaveBeenCalledOnce()
      void port.retrieve('s').catch(() => undefined)
      expect(fakeStripe.loadStripe).toHaveBeenCalledTimes(2)
      script.remove()
    })

    it('the card form passes null to onReady if the frame is still loading after 20 s, and the card once it loads', async () => {
      const { onReady, card, renderedForm } = await openForm()
      await advanceTime(20_000)
      act(() => card?.emit('loaderror'))
      expect(onReady.mock.calls).toEqual([[null], [null]])
      act(() => card?.emit('ready'))
      await advanceTime(60_000)
      renderedForm.unmount()
      await advanceTime(60_000)
      expect(onReady.mock.calls).toEqual([[null], [null], [card]])
    })
  })
})

describe('confirming a payment', () => {
  /** Opens the form and confirms a payment. The provider returns this response. */
  async function confirm(response: unknown, billingDetails = billing) {
    const { port, onReady, card } = await openForm()
    act(() => card?.emit('ready'))
    fakeStripe.confirmCardPayment.mockResolvedValue(response)
    const cardHandle = onReady.mock.lastCall?.[0]
    if (!cardHandle) throw new Error('no card')
    return { card, result: await port.confirm('secret', cardHandle, billingDetails) }
  }

  it('confirm sends the card with the billing details, and returns the intent', async () => {
    const { card, result } = await confirm({ paymentIntent: { ...intentWire, client_secret: 'x' } })
    expect(result).toEqual({ intent: succeededIntent, error: null })
    expect(fakeStripe.confirmCardPayment).toHaveBeenCalledWith('secret', {
      payment_method: { card, billing_details: billing },
    })
  })

  it('confirm omits empty billing details, and accepts a payment method that is an object', async () => {
    const response = { paymentIntent: { ...intentWire, payment_method: { id: 'pm_2' } } }
    const { card, result } = await confirm(response, { name: '', email: '' })
    expect(result.intent?.paymentMethodId).toBe('pm_2')
    expect(fakeStripe.confirmCardPayment).toHaveBeenCalledWith('secret', {
      payment_method: { card, billing_details: {} },
    })
  })

  const unpaidWire = { id: 'pi_1', status: 'requires_payment_method' }
  // The provider may omit the three fields that are null here.
  const unpaidIntent = { ...unpaidWire, paymentMethodId: null, amount: null, currency: null }

  it.each<[string, { type: string; payment_intent?: object; message?: string }, object | null]>([
    ['a decline', { type: 'card_error', payment_intent: unpaidWire, message: 'x' }, unpaidIntent],
    ['an invalid card number', { type: 'card_error', message: 'x' }, null],
    ['an invalid card', { type: 'validation_error', message: 'x' }, null],
    ['an intent that has succeeded (PAY-6)', { type: 'api_error', payment_intent: intentWire }, succeededIntent],
  ])('confirm resolves with the provider’s message and intent after %s', async (_name, error, expected) => {
    expect((await confirm({ error })).result).toEqual({ intent: expected, error: error.message ?? null })
  })

  it.each([
    ['the network fails', { error: { type: 'api_connection_error' } }, /did not respond/],
    ['the provider fails', { error: { type: 'api_error' } }, /did not respond/],
    ['another attempt is running (PAY-14)', { error: { type: 'invalid_request_error' } }, /did not respond/],
    ['the status is unknown', { paymentIntent: { ...intentWire, status: 'new_status' } }, /status/],
  ])('confirm rejects if the outcome is unknown because %s', async (_name, response, message) => {
    await expect(confirm(response)).rejects.toThrow(message)
  })

  it('confirm sends nothing, and returns neither an intent nor an error, if the card form is unmounted', async () => {
    const { port, card } = await openForm()
    act(() => card?.emit('ready'))
    expect(await port.confirm('secret', {}, billing)).toEqual({ intent: null, error: null })
    expect(fakeStripe.confirmCardPayment).not.toHaveBeenCalled()
  })
})

it('retrieve resolves with the intent, or with null if it does not exist, and rejects if the provider does not respond', async () => {
  const port = createStripePayment('pk_test_1')
  fakeStripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: intentWire })
  expect(await port.retrieve('secret')).toEqual(succeededIntent)
  fakeStripe.retrievePaymentIntent.mockResolvedValue({
    error: { type: 'invalid_request_error', code: 'resource_missing' },
  })
  expect(await port.retrieve('secret')).toBeNull()
  fakeStripe.retrievePaymentIntent.mockResolvedValue({ error: { type: 'api_connection_error' } })
  await expect(port.retrieve('secret')).rejects.toThrow('did not respond')
})
