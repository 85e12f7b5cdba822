import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getPayments } from '#src/payment/createPayments.ts'
import { transition } from '#src/payment/paymentState.ts'
import { startPayments } from '#src/payment/startPayments.ts'
import type { ReportsPort } from '#src/ports/ports.ts'
import { tokenStatusChanged, signedIn, signedOut } from '#src/session/sessionSlice.ts'
import { advanceTime } from '#tests/unit/api/clock.ts'
import { json, nadia, rafi, respondWith, type ReceivedRequest } from '#tests/unit/api/testShop.ts'
import { chargedAttempt } from '#tests/unit/payment/attempts.ts'
import {
  createPaymentShop,
  orderWire,
  createSignedInShop,
  signIn,
  type PaymentShop,
} from '#tests/unit/payment/paymentShop.tsx'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

it('the payments of a shop are created only once, so that they outlive its screens (PAY-10)', () => {
  const shop = createPaymentShop()
  expect(getPayments(shop)).toBe(getPayments(shop))
  expect(getPayments(createPaymentShop())).not.toBe(getPayments(shop))
})

describe('retrying a failed recording (PAY-3)', () => {
  const isRecordRequest = ({ method }: ReceivedRequest) => method === 'PATCH'

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  /** Starts recording a charge, and returns after the server has failed once. */
  async function startFailingRecording() {
    const receivedRequests = respondWith((request) => (isRecordRequest(request) ? json({}, 500) : json(orderWire)))
    const shop = createSignedInShop()
    const { flow, journal } = getPayments(shop)
    journal.write(chargedAttempt)
    const onEnd = vi.fn<() => void>()
    void flow.retry('o1').then(onEnd)
    // The code that records payments is loaded on demand.
    while (!receivedRequests.some(isRecordRequest)) await advanceTime(0)
    await advanceTime(0)
    return { shop, journal, onEnd, countRecords: () => receivedRequests.filter(isRecordRequest).length }
  }

  it('a failed recording is retried after 1 s, 2 s and 4 s, regardless of other changes in the store', async () => {
    const { shop, countRecords, onEnd } = await startFailingRecording()
    for (const [retries, seconds] of [1, 2, 4].entries()) {
      await advanceTime(seconds * 1000 - 1)
      shop.store.dispatch(tokenStatusChanged('granted'))
      await advanceTime(0)
      expect(countRecords()).toBe(1 + retries)
      await advanceTime(1)
      expect(countRecords()).toBe(2 + retries)
    }
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('the wait before a retry removes its store listener when it ends', async () => {
    const { shop } = await startFailingRecording()
    const unsubscribe = vi.fn<() => void>()
    vi.spyOn(shop.store, 'subscribe').mockReturnValue(unsubscribe)
    for (const seconds of [1, 2, 4]) await advanceTime(seconds * 1000)
    expect(unsubscribe).toHaveBeenCalledTimes(2)
  })

  it('retrying ends immediately when the customer signs out, and the charge stays in the journal', async () => {
    const { shop, journal, countRecords, onEnd } = await startFailingRecording()
    expect(onEnd).not.toHaveBeenCalled()
    shop.store.dispatch(signedOut())
    await advanceTime(0)
    expect(onEnd).toHaveBeenCalledOnce()
    await advanceTime(60_000)
    expect(countRecords()).toBe(1)
    expect(journal.listAll()).toEqual([chargedAttempt])
  })
})

describe('retrying while the page is visible (PAY-3)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  /**
   * Starts a shop's payments while a charge can't be recorded.
   * @returns the shop, a mock of `reconcile` that counts the retries, a function that stops the payments, and a function that
   *   fails to record another order's charge
   */
  function startPaymentsWithUnrecordedCharge() {
    const shop = createSignedInShop()
    const { flow } = getPayments(shop)
    const failToRecord = async (orderId: string) => {
      const key = { userId: nadia.id, orderId }
      transition(shop.store, key, { name: 'recording', transactionId: 'pi_1', wasLost: false })
      transition(shop.store, key, { name: 'unrecorded', transactionId: 'pi_1' })
    }
    const reconcile = vi.spyOn(flow, 'reconcile').mockImplementation(() => failToRecord('o1'))
    const stop = startPayments(shop)
    onTestFinished(stop)
    reconcile.mockClear()
    return { shop, stop, reconcile, failToRecord }
  }
  const setVisibility = (state: DocumentVisibilityState) =>
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

  it('a charge is recorded again every 15 s, up to 12 times, and from the start after the window gets focus', async () => {
    const { reconcile } = startPaymentsWithUnrecordedCharge()
    await advanceTime(14_999)
    expect(reconcile).not.toHaveBeenCalled()
    await advanceTime(1)
    expect(reconcile).toHaveBeenCalledTimes(1)
    await advanceTime(60 * 60_000)
    expect(reconcile).toHaveBeenCalledTimes(12)
    dispatchEvent(new Event('focus'))
    await advanceTime(15_000)
    expect(reconcile).toHaveBeenCalledTimes(14)
  })

  it('a charge is not recorded again while the page is hidden, or after the payments are stopped', async () => {
    const { reconcile, stop } = startPaymentsWithUnrecordedCharge()
    setVisibility('hidden')
    await advanceTime(60_000)
    expect(reconcile).not.toHaveBeenCalled()
    setVisibility('visible')
    dispatchEvent(new Event('focus'))
    stop()
    await advanceTime(60_000)
    expect(reconcile).toHaveBeenCalledTimes(1)
  })

  it('charges of two orders are recorded again together', async () => {
    const { reconcile, failToRecord } = startPaymentsWithUnrecordedCharge()
    await advanceTime(5000)
    await failToRecord('o2')
    await advanceTime(15_000)
    expect(reconcile).toHaveBeenCalledTimes(1)
  })

  it('a charge that fails to be recorded after the payments are stopped is not recorded again', async () => {
    const { reconcile, stop, failToRecord } = startPaymentsWithUnrecordedCharge()
    stop()
    await failToRecord('o2')
    await advanceTime(60_000)
    expect(reconcile).not.toHaveBeenCalled()
  })

  it('a charge is not recorded again while it is still being recorded', async () => {
    const { shop, reconcile } = startPaymentsWithUnrecordedCharge()
    reconcile.mockResolvedValue()
    await advanceTime(15_000)
    reconcile.mockClear()
    const key = { userId: nadia.id, orderId: 'o1' }
    transition(shop.store, key, { name: 'recording', transactionId: 'pi_1', wasLost: true })
    await advanceTime(60_000)
    expect(reconcile).not.toHaveBeenCalled()
  })
})

it('a charge that can’t be recorded is reported to the owner, until the payments are stopped (REPORT-6)', () => {
  const { store, platform } = createPaymentShop()
  const report = vi.fn<ReportsPort['report']>()
  const stop = startPayments({ store, platform: { ...platform, reports: { report } } })
  const failToRecord = (orderId: string) => {
    transition(store, { userId: nadia.id, orderId }, { name: 'recording', transactionId: 'pi_1', wasLost: false })
    transition(store, { userId: nadia.id, orderId }, { name: 'unrecorded', transactionId: 'pi_1' })
  }
  failToRecord('o1')
  stop()
  failToRecord('o2')
  const body = { state: 'unrecorded', orderId: 'o1', transactionId: 'pi_1' }
  expect(report).toHaveBeenCalledExactlyOnceWith({ type: 'payment', body })
})

describe('reconciling (PAY-3)', () => {
  function startShopPayments(arrange: (shop: PaymentShop) => void = () => undefined) {
    const shop = createPaymentShop()
    arrange(shop)
    const reconcile = vi.spyOn(getPayments(shop).flow, 'reconcile').mockResolvedValue()
    const stop = startPayments(shop)
    onTestFinished(stop)
    return { shop, stop, reconcile }
  }
  const dispatchFocusAndOnline = () => {
    dispatchEvent(new Event('focus'))
    dispatchEvent(new Event('online'))
  }

  it('reconciling starts immediately if the account already has a token', () => {
    expect(startShopPayments(signIn).reconcile).toHaveBeenCalledOnce()
  })

  it('reconciling waits until the account has a token, and then runs once (AUTH-10)', () => {
    const { shop, reconcile } = startShopPayments(({ store }) => void store.dispatch(signedIn(nadia)))
    dispatchFocusAndOnline()
    expect(reconcile).not.toHaveBeenCalled()
    for (let times = 0; times < 2; times += 1) shop.store.dispatch(tokenStatusChanged('granted'))
    expect(reconcile).toHaveBeenCalledOnce()
  })

  it('reconciling runs only once, even if it changes the store itself', () => {
    const { shop, reconcile } = startShopPayments()
    reconcile.mockImplementation(async () => void shop.store.dispatch(tokenStatusChanged('granted')))
    signIn(shop)
    expect(reconcile).toHaveBeenCalledOnce()
  })

  it.each([
    ['another account signs in', ({ store }: PaymentShop) => void store.dispatch(signedIn(rafi)), rafi],
    ['the account signs out and in again', ({ store }: PaymentShop) => void store.dispatch(signedOut()), nadia],
  ])('reconciling runs again when %s', (_, leaveAccount, account) => {
    const { shop, reconcile } = startShopPayments(signIn)
    leaveAccount(shop)
    expect(reconcile).toHaveBeenCalledOnce()
    signIn(shop, account)
    expect(reconcile).toHaveBeenCalledTimes(2)
  })

  it('reconciling runs on focus and on reconnect while somebody is signed in, until the payments are stopped', () => {
    const { shop, reconcile, stop } = startShopPayments()
    const countReconciliations = (type: string) => {
      reconcile.mockClear()
      dispatchEvent(new Event(type))
      return reconcile.mock.calls.length
    }
    expect(countReconciliations('focus')).toBe(0)
    signIn(shop)
    expect([countReconciliations('focus'), countReconciliations('online')]).toEqual([1, 1])
    shop.store.dispatch(signedOut())
    expect([countReconciliations('focus'), countReconciliations('online')]).toEqual([0, 0])
    stop()
    reconcile.mockClear()
    signIn(shop)
    expect(reconcile, 'at the sign-in').not.toHaveBeenCalled()
    expect([countReconciliations('focus'), countReconciliations('online')]).toEqual([0, 0])
  })

  it.each([
    ['signs out', ({ store }: PaymentShop) => void store.dispatch(signedOut())],
    ['is replaced by another account', (shop: PaymentShop) => signIn(shop, rafi)],
  ])('the unused secret of an account that %s is discarded (PAY-4)', async (_, leaveAccount) => {
    const { shop } = startShopPayments(signIn)
    const { journal } = getPayments(shop)
    journal.write({ ...chargedAttempt, createdAt: Date.now(), stage: 'open' })
    leaveAccount(shop)
    await waitUntil(() => expect(journal.listAll()).toEqual([]))
  })
})
