import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toOrder, type Order } from '#src/domain/order.ts'
import type { Attempt } from '#src/domain/payment.ts'
import { paymentsOf } from '#src/payment/payments.ts'
import { usePayment } from '#src/payment/usePayment.ts'
import { useUnfinishedPayments } from '#src/payment/useUnfinishedPayments.ts'
import { signedOut } from '#src/session/sessionSlice.ts'
import { json, nadia, noResponse, rafi, respondWith, type ReceivedRequest } from '#tests/unit/api/testShop.ts'
import {
  charged,
  createPaymentShop,
  providersOf,
  row,
  signedInShop,
  signIn,
  type PaymentShop,
} from '#tests/unit/payment/paymentShop.tsx'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const { userId, orderId, clientSecret, amountCents } = charged
const confirming: Attempt = { userId, orderId, clientSecret, amountCents, createdAt: 1000, stage: 'confirming' }
const isRecord = ({ method }: ReceivedRequest) => method === 'PATCH'
const isSecret = ({ url }: ReceivedRequest) => url === '/create-payment-intent'

describe('the unfinished payments of the signed-in user (PAY-3)', () => {
  function open() {
    const shop = signedInShop()
    const { flow, journal } = paymentsOf(shop)
    for (const attempt of attempts) journal.write(attempt)
    const reconcile = vi.spyOn(flow, 'reconcile').mockResolvedValue()
    const { result } = renderHook(useUnfinishedPayments, { wrapper: providersOf(shop) })
    return { shop, result, journal, reconcile }
  }

  const attempts: Attempt[] = [
    charged,
    { ...charged, orderId: 'lost', lost: true },
    { ...confirming, orderId: 'undecided' },
    { ...confirming, orderId: 'open', stage: 'open' },
    { ...charged, orderId: 'other', userId: rafi.id },
    { ...confirming, orderId: 'otherUndecided', userId: rafi.id },
  ]

  it('are listed by what became of the card, while they are unfinished', () => {
    const { result, journal } = open()
    expect(result.current).toMatchObject({
      unrecorded: [{ orderId: 'lost', lost: true }, { orderId: 'o1' }],
      undecided: ['undecided'],
      recordingId: null,
    })
    act(() => journal.remove(charged))
    expect(result.current.unrecorded).toMatchObject([{ orderId: 'lost' }])
  })

  it('are nobody’s without a signed-in user, and are tried again for the next one', () => {
    const { shop, result, reconcile } = open()
    expect(reconcile).toHaveBeenCalledTimes(1)
    act(() => void shop.store.dispatch(signedOut()))
    expect(result.current).toMatchObject({ unrecorded: [], undecided: [] })
    act(() => signIn(shop, rafi))
    expect(result.current).toMatchObject({ unrecorded: [{ orderId: 'other' }], undecided: ['otherUndecided'] })
    expect(reconcile).toHaveBeenCalledTimes(3)
  })

  it('are recorded on request, which shows while it runs, to their customer only', async () => {
    const received = respondWith(noResponse)
    const { shop, result } = open()
    act(() => result.current.record('o1'))
    expect(result.current.recordingId).toBe('o1')
    await waitFor(() => expect(received.map(({ url }) => url)).toEqual(['/mypurchase/o1']))
    act(() => signIn(shop, rafi))
    expect(result.current.recordingId).toBeNull()
  })
})

describe('the payment of an order', () => {
  const order = toOrder(row)
  const succeeded = { id: 'pi_1', status: 'succeeded', paymentMethodId: 'pm_1' } as const

  /** A server that creates secrets and records payments. */
  function serve() {
    let isPaid = false
    return respondWith((request) => {
      if (isSecret(request)) return json({ clientSecret })
      if (isRecord(request)) isPaid = true
      return json({ ...row, paid: isPaid, status: isPaid ? 'pending' : '' })
    })
  }

  interface Situation {
    shop?: PaymentShop
    received?: ReceivedRequest[]
    /** The order as far as it is read. */
    read?: Order | null
  }

  /** The page of an order; by default the customer is signed in, and everything works. */
  function open({ shop = signedInShop(), received = serve(), read = order }: Situation = {}) {
    const { result, rerender } = renderHook((current: Order | null) => usePayment('o1', current), {
      initialProps: read,
      wrapper: providersOf(shop),
    })
    const stepIs = (name: string) => waitFor(() => expect(result.current.step.name).toBe(name))
    return { shop, received, result, rerender, stepIs }
  }

  /** The page of a customer who can pay. */
  async function openReady() {
    const page = open()
    await page.stepIs('ready')
    return page
  }

  const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('is prepared once the order is read', async () => {
    const { received, result, rerender, stepIs } = open({ read: null })
    act(() => {
      result.current.pay({})
      result.current.retry()
    })
    expect(result.current).toMatchObject({ step: { name: 'preparing' }, isBusy: false })
    expect(received).toEqual([])
    rerender(order)
    await stepIs('ready')
    expect(received.filter(isSecret)).toHaveLength(1)
  })

  it('is not prepared without a signed-in user', async () => {
    const { received, result } = open({ shop: createPaymentShop() })
    await act(() => Promise.resolve())
    expect(result.current.step).toEqual({ name: 'preparing' })
    expect(received).toEqual([])
  })

  it('asks before the page is left while the card is charged, and no longer (PAY-10)', async () => {
    const { result, shop, received, stepIs } = await openReady()
    const answer = Promise.withResolvers<{ intent: typeof succeeded; error: null }>()
    shop.confirm.mockReturnValue(answer.promise)
    expect(asksBeforeLeaving()).toBe(false)
    const card = {}
    act(() => result.current.pay(card))
    await waitFor(() => expect(shop.confirm).toHaveBeenCalledOnce())
    expect(shop.confirm.mock.lastCall?.slice(0, 2)).toEqual([clientSecret, card])
    expect(result.current.isBusy).toBe(true)
    expect(asksBeforeLeaving()).toBe(true)
    answer.resolve({ intent: succeeded, error: null })
    await stepIs('recorded')
    expect(result.current.isBusy).toBe(false)
    expect(asksBeforeLeaving()).toBe(false)
    expect(received.filter(isRecord)).toHaveLength(1)
  })

  it('without a secret is prepared again on request', async () => {
    let isBroken = true
    const received = respondWith(() => (isBroken ? json({}, 500) : json({ clientSecret })))
    const { result, stepIs } = open({ received })
    await stepIs('noSecret')
    isBroken = false
    act(() => result.current.retry())
    await stepIs('ready')
    expect(received.filter(isSecret)).toHaveLength(2)
  })

  it('that the bank has not decided is asked for again on request', async () => {
    const { result, shop, stepIs } = await openReady()
    shop.confirm.mockResolvedValue({ intent: { ...succeeded, status: 'processing' }, error: null })
    act(() => result.current.pay({}))
    await stepIs('processing')
    shop.retrieve.mockResolvedValue(succeeded)
    act(() => result.current.retry())
    await stepIs('recorded')
    expect(shop.retrieve).toHaveBeenCalledExactlyOnceWith(clientSecret)
  })

  it.each(['confirming', 'charged'] as const)('that an earlier visit left as %s goes on', async (stage) => {
    const shop = signedInShop()
    shop.retrieve.mockResolvedValue(succeeded)
    paymentsOf(shop).journal.write(stage === 'charged' ? charged : confirming)
    const { received, rerender, stepIs } = open({ shop, read: null })
    rerender(order)
    await stepIs('recorded')
    expect(received.filter(isRecord)).toHaveLength(1)
    expect(received.filter(isSecret)).toEqual([])
  })

  it('whose order is lost is tried again only on request (PAY-13)', async () => {
    const shop = signedInShop()
    paymentsOf(shop).journal.write({ ...charged, lost: true })
    const { received, result, stepIs } = open({ shop, read: null })
    await stepIs('lost')
    expect(received).toEqual([])
    act(() => result.current.retry())
    await stepIs('recorded')
  })

  it('that another tab has charged and lost shows so in this one', async () => {
    const { stepIs, received } = await openReady()
    const key = `dhruva.payment.v1:${nadia.id}:o1`
    localStorage.setItem(key, JSON.stringify({ ...charged, lost: true }))
    act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    await stepIs('lost')
    expect(received.filter(isRecord)).toEqual([])
  })
})
