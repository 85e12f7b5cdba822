import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toOrder, type Order } from '#src/domain/order.ts'
import { getPayments } from '#src/payment/createPayments.ts'
import { usePayment, useUnfinishedPayments } from '#src/payment/paymentHooks.ts'
import { signedOut } from '#src/session/sessionSlice.ts'
import { json, nadia, noResponse, rafi, respondWith, type ReceivedRequest } from '#tests/unit/api/testShop.ts'
import { chargedAttempt, confirmingAttempt } from '#tests/unit/payment/attempts.ts'
import { failStorage } from '#tests/support/failStorage.ts'
import { createPaymentShop, getProviders, row, signedInShop, signIn } from '#tests/unit/payment/paymentShop.tsx'

vi.mock('#src/app/toasts.ts')

const isRecord = ({ method }: ReceivedRequest) => method === 'PATCH'
const isSecret = ({ url }: ReceivedRequest) => url === '/create-payment-intent'

it('the unfinished payments are the user’s, grouped by outcome, and recorded on request (PAY-3)', async () => {
  const received = respondWith(noResponse)
  const shop = signedInShop()
  const { flow, journal } = getPayments(shop)
  journal.write(chargedAttempt)
  journal.write({ ...chargedAttempt, orderId: 'lost', lost: true })
  journal.write({ ...confirmingAttempt, orderId: 'undecided' })
  journal.write({ ...confirmingAttempt, orderId: 'open', stage: 'open' })
  journal.write({ ...chargedAttempt, orderId: 'other', userId: rafi.id })
  journal.write({ ...confirmingAttempt, orderId: 'otherUndecided', userId: rafi.id })
  const reconcile = vi.spyOn(flow, 'reconcile').mockResolvedValue()
  const { result } = renderHook(useUnfinishedPayments, { wrapper: getProviders(shop) })
  const unrecordedAttempts = [{ orderId: 'lost', lost: true }, { orderId: 'o1' }]
  expect(result.current).toMatchObject({ unrecordedAttempts, undecidedOrderIds: ['undecided'], recordingOrderId: null })

  act(() => result.current.record('o1'))
  expect(result.current.recordingOrderId).toBe('o1')
  await waitFor(() => expect(received.map(({ url }) => url)).toEqual(['/mypurchase/o1']))
  act(() => journal.remove(chargedAttempt))
  expect(result.current.unrecordedAttempts).toMatchObject([{ orderId: 'lost' }])

  expect(reconcile).toHaveBeenCalledTimes(1)
  act(() => void shop.store.dispatch(signedOut()))
  expect(result.current).toMatchObject({ unrecordedAttempts: [], undecidedOrderIds: [], recordingOrderId: null })
  act(() => signIn(shop, rafi))
  const rafisPayments = {
    unrecordedAttempts: [{ orderId: 'other' }],
    undecidedOrderIds: ['otherUndecided'],
    recordingOrderId: null,
  }
  expect(result.current).toMatchObject(rafisPayments)
  expect(reconcile).toHaveBeenCalledTimes(3)
})

describe('the payment of an order', () => {
  const order = toOrder(row)
  const succeededIntent = {
    id: 'pi_1',
    status: 'succeeded',
    paymentMethodId: 'pm_1',
    amount: 24_000,
    currency: 'usd',
  } as const

  /**
   * The page of an order. The server creates secrets and records payments.
   * @param initialOrder null while the order is loading
   */
  function openPage(shop = signedInShop(), initialOrder: Order | null = order) {
    if (!shop.retrieve.getMockImplementation())
      shop.retrieve.mockResolvedValue({ ...succeededIntent, status: 'requires_payment_method', paymentMethodId: null })
    let isPaid = false
    const received = respondWith((request) => {
      if (isSecret(request)) return json({ clientSecret: chargedAttempt.clientSecret })
      if (isRecord(request)) isPaid = true
      return json({ ...row, paid: isPaid, status: isPaid ? 'pending' : '' })
    })
    const { result, rerender } = renderHook((current: Order | null) => usePayment('o1', current), {
      initialProps: initialOrder,
      wrapper: getProviders(shop),
    })
    const waitForState = (name: string) => waitFor(() => expect(result.current.state.name).toBe(name))
    return { shop, received, result, rerender, waitForState }
  }

  async function openReadyPage() {
    const page = openPage()
    await page.waitForState('ready')
    return page
  }

  it('is prepared once the order is loaded', async () => {
    const { received, result, rerender, waitForState } = openPage(signedInShop(), null)
    act(() => {
      result.current.pay({})
      result.current.retry()
    })
    expect(result.current).toMatchObject({ state: { name: 'preparing' }, isBusy: false })
    expect(received).toEqual([])
    rerender(order)
    await waitForState('ready')
    expect(received.filter(isSecret)).toHaveLength(1)
  })

  it('is not prepared, and shows this, where the browser denies locks, as in a sandbox (PAY-4)', async () => {
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'))
    const { received, waitForState } = openPage()
    await waitForState('noSecret')
    expect(received).toEqual([])
  })

  it('is not prepared without a signed-in user', async () => {
    const { received, result } = openPage(createPaymentShop())
    await act(() => Promise.resolve())
    expect(result.current.state).toEqual({ name: 'preparing' })
    expect(received).toEqual([])
  })

  it('warns before unload while the card is charged, and only then (PAY-10)', async () => {
    const warnsBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { result, shop, received, waitForState } = await openReadyPage()
    const confirmation = Promise.withResolvers<{ intent: typeof succeededIntent; error: null }>()
    shop.confirm.mockReturnValue(confirmation.promise)
    expect(warnsBeforeUnload()).toBe(false)
    const card = {}
    act(() => result.current.pay(card))
    await waitFor(() => expect(shop.confirm).toHaveBeenCalledOnce())
    expect(shop.confirm.mock.lastCall?.slice(0, 2)).toEqual([chargedAttempt.clientSecret, card])
    expect([result.current.isBusy, warnsBeforeUnload()]).toEqual([true, true])
    // Chrome before 119 and Safari on iOS read only the text of a BeforeUnloadEvent, which jsdom lacks.
    const unloadEvent = new Event('beforeunload')
    Object.defineProperty(unloadEvent, 'returnValue', { value: '', writable: true })
    dispatchEvent(unloadEvent)
    expect(unloadEvent.returnValue).toBeTruthy()
    confirmation.resolve({ intent: succeededIntent, error: null })
    await waitForState('recorded')
    expect([result.current.isBusy, warnsBeforeUnload()]).toEqual([false, false])
    expect(received.filter(isRecord)).toHaveLength(1)
  })

  it('that may be charged and can’t be stored warns before unload until it is recorded (PAY-22)', async () => {
    const warnsBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const shop = signedInShop()
    const restoreStorage = failStorage('setItem')
    const { result, waitForState } = openPage(shop)
    await waitForState('ready')
    expect([result.current.isStored, warnsBeforeUnload()]).toEqual([false, false])
    shop.confirm.mockResolvedValue({ intent: { ...succeededIntent, status: 'processing' }, error: null })
    act(() => result.current.pay({}))
    await waitForState('undecided')
    expect(warnsBeforeUnload()).toBe(true)
    shop.retrieve.mockResolvedValue(succeededIntent)
    act(() => result.current.retry())
    await waitForState('recorded')
    expect(warnsBeforeUnload()).toBe(false)
    restoreStorage()
  })

  it('that an earlier visit left undecided continues', async () => {
    const shop = signedInShop()
    shop.retrieve.mockResolvedValue(succeededIntent)
    getPayments(shop).journal.write(confirmingAttempt)
    const { received, waitForState } = openPage(shop, null)
    await waitForState('recorded')
    expect([received.filter(isRecord).length, received.filter(isSecret).length]).toEqual([1, 0])
  })

  it('that another tab has charged and lost is shown as lost, and retried only on request (PAY-13)', async () => {
    const { result, waitForState, received } = await openReadyPage()
    const key = `dhruva.payment.v1:${nadia.id}:o1`
    localStorage.setItem(key, JSON.stringify({ ...chargedAttempt, lost: true }))
    act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    await waitForState('lost')
    expect(received.filter(isRecord)).toEqual([])
    act(() => result.current.retry())
    await waitForState('recorded')
  })
})
