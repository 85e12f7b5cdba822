import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getPayments } from '#src/payment/createPayments.ts'
import { transition } from '#src/payment/paymentState.ts'
import { startPayments } from '#src/payment/startPayments.ts'
import { tokenStatusChanged, signedIn, signedOut } from '#src/session/sessionSlice.ts'
import { advanceTime } from '#tests/unit/api/clock.ts'
import { json, nadia, rafi, respondWith, type ReceivedRequest } from '#tests/unit/api/testShop.ts'
import { chargedAttempt } from '#tests/unit/payment/attempts.ts'
import { createPaymentShop, row, signedInShop, signIn, type PaymentShop } from '#tests/unit/payment/paymentShop.tsx'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

it('the payments of a shop are created once, so they outlive its screens (PAY-10)', () => {
  const shop = createPaymentShop()
  expect(getPayments(shop)).toBe(getPayments(shop))
  expect(getPayments(createPaymentShop())).not.toBe(getPayments(shop))
})

describe('recording a charge again (PAY-3)', () => {
  const isRecord = ({ method }: ReceivedRequest) => method === 'PATCH'

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  /** Starts to record a charge with a failing server, up to the first wait. */
  async function failOnce() {
    const received = respondWith((request) => (isRecord(request) ? json({}, 500) : json(row)))
    const shop = signedInShop()
    const { flow, journal } = getPayments(shop)
    journal.write(chargedAttempt)
    const onEnd = vi.fn<() => void>()
    void flow.retry('o1').then(onEnd)
    // The code that records payments is loaded on demand.
    while (!received.some(isRecord)) await advanceTime(0)
    await advanceTime(0)
    return { shop, journal, onEnd, records: () => received.filter(isRecord).length }
  }

  it('waits 1, 2 and 4 s, whatever else changes in the shop', async () => {
    const { shop, records, onEnd } = await failOnce()
    for (const [retries, seconds] of [1, 2, 4].entries()) {
      await advanceTime(seconds * 1000 - 1)
      shop.store.dispatch(tokenStatusChanged('granted'))
      await advanceTime(0)
      expect(records()).toBe(1 + retries)
      await advanceTime(1)
      expect(records()).toBe(2 + retries)
    }
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('leaves no listener in the store after a wait', async () => {
    const { shop } = await failOnce()
    const unsubscribe = vi.fn<() => void>()
    vi.spyOn(shop.store, 'subscribe').mockReturnValue(unsubscribe)
    for (const seconds of [1, 2, 4]) await advanceTime(seconds * 1000)
    expect(unsubscribe).toHaveBeenCalledTimes(2)
  })

  it('ends at once with the sign-out, without a timer, and the charge stays in the journal', async () => {
    const { shop, journal, records, onEnd } = await failOnce()
    expect(onEnd).not.toHaveBeenCalled()
    shop.store.dispatch(signedOut())
    await advanceTime(0)
    expect(onEnd).toHaveBeenCalledOnce()
    await advanceTime(60_000)
    expect(records()).toBe(1)
    expect(journal.all()).toEqual([chargedAttempt])
  })
})

describe('retrying while the page is visible (PAY-3)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  /**
   * A shop whose charge could not be recorded.
   * @returns how often it has been reconciled since
   */
  function startUnrecorded() {
    const shop = signedInShop()
    const { flow } = getPayments(shop)
    const key = { userId: nadia.id, orderId: 'o1' }
    const fail = async () => {
      transition(shop.store, key, { name: 'recording', transactionId: 'pi_1', wasLost: false })
      transition(shop.store, key, { name: 'unrecorded', transactionId: 'pi_1' })
    }
    const reconcile = vi.spyOn(flow, 'reconcile').mockImplementation(fail)
    const stop = startPayments(shop)
    onTestFinished(stop)
    reconcile.mockClear()
    return { stop, reconcile }
  }
  const setVisible = (state: DocumentVisibilityState) =>
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

  it('records again every 15 s, for some minutes, and again after a focus', async () => {
    const { reconcile } = startUnrecorded()
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

  it('sends nothing while the page is hidden, or once it is stopped', async () => {
    const { reconcile, stop } = startUnrecorded()
    setVisible('hidden')
    await advanceTime(60_000)
    expect(reconcile).not.toHaveBeenCalled()
    setVisible('visible')
    dispatchEvent(new Event('focus'))
    stop()
    await advanceTime(60_000)
    expect(reconcile).toHaveBeenCalledTimes(1)
  })
})

describe('reconciling (PAY-3)', () => {
  function start(arrange: (shop: PaymentShop) => void = () => undefined) {
    const shop = createPaymentShop()
    arrange(shop)
    const reconcile = vi.spyOn(getPayments(shop).flow, 'reconcile').mockResolvedValue()
    const stop = startPayments(shop)
    onTestFinished(stop)
    return { shop, stop, reconcile }
  }
  const wake = () => {
    dispatchEvent(new Event('focus'))
    dispatchEvent(new Event('online'))
  }

  it('runs at the start if the server has already granted access', () => {
    expect(start(signIn).reconcile).toHaveBeenCalledOnce()
  })

  it('waits for access, and then runs once (AUTH-10)', () => {
    const { shop, reconcile } = start(({ store }) => void store.dispatch(signedIn(nadia)))
    wake()
    expect(reconcile).not.toHaveBeenCalled()
    for (let times = 0; times < 2; times += 1) shop.store.dispatch(tokenStatusChanged('granted'))
    expect(reconcile).toHaveBeenCalledOnce()
  })

  it('runs once, although it changes the store itself', () => {
    const { shop, reconcile } = start()
    reconcile.mockImplementation(async () => void shop.store.dispatch(tokenStatusChanged('granted')))
    signIn(shop)
    expect(reconcile).toHaveBeenCalledOnce()
  })

  it.each([
    ['another account signs in', ({ store }: PaymentShop) => void store.dispatch(signedIn(rafi)), rafi],
    ['the account signs out and in again', ({ store }: PaymentShop) => void store.dispatch(signedOut()), nadia],
  ])('runs again when %s', (_, leave, account) => {
    const { shop, reconcile } = start(signIn)
    leave(shop)
    expect(reconcile).toHaveBeenCalledOnce()
    signIn(shop, account)
    expect(reconcile).toHaveBeenCalledTimes(2)
  })

  it('runs on focus and on reconnect while a person is signed in, until it is stopped', () => {
    const { shop, reconcile, stop } = start()
    const countRuns = (type: string) => {
      reconcile.mockClear()
      dispatchEvent(new Event(type))
      return reconcile.mock.calls.length
    }
    expect(countRuns('focus')).toBe(0)
    signIn(shop)
    expect([countRuns('focus'), countRuns('online')]).toEqual([1, 1])
    shop.store.dispatch(signedOut())
    expect([countRuns('focus'), countRuns('online')]).toEqual([0, 0])
    stop()
    signIn(shop)
    expect([countRuns('focus'), countRuns('online')]).toEqual([0, 0])
  })

  it.each([
    ['signs out', ({ store }: PaymentShop) => void store.dispatch(signedOut())],
    ['is followed by another account', (shop: PaymentShop) => signIn(shop, rafi)],
  ])('discards the unused secret of a person who %s (PAY-4)', async (_, leave) => {
    const { shop } = start(signIn)
    const { journal } = getPayments(shop)
    journal.write({ ...chargedAttempt, createdAt: Date.now(), stage: 'open' })
    leave(shop)
    await waitUntil(() => expect(journal.all()).toEqual([]))
  })
})
