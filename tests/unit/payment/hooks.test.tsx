import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toOrder, type Order } from '#src/domain/order.ts'
import { getPayments } from '#src/payment/createPayments.ts'
import { usePayment, useUnfinishedPayments } from '#src/payment/paymentHooks.ts'
import { transition } from '#src/payment/paymentState.ts'
import { signedOut } from '#src/session/sessionSlice.ts'
import { json, nadia, noResponse, rafi, respondWith, type ReceivedRequest } from '#tests/unit/api/testShop.ts'
import { chargedAttempt, confirmingAttempt } from '#tests/unit/payment/attempts.ts'
import { failStorage } from '#tests/support/failStorage.ts'
import {
  createPaymentShop,
  createProviders,
  orderWire,
  createSignedInShop,
  signIn,
} from '#tests/unit/payment/paymentShop.tsx'

vi.mock('#src/app/toasts.ts')

const isRecordRequest = ({ method }: ReceivedRequest) => method === 'PATCH'
const isSecretRequest = ({ url }: ReceivedRequest) => url === '/create-payment-intent'

it('useUnfinishedPayments lists only the signed-in user’s payments, and records a payment on request (PAY-3)', async () => {
  const receivedRequests = respondWith(noResponse)
  const shop = createSignedInShop()
  const { flow, journal } = getPayments(shop)
  journal.write(chargedAttempt)
  journal.write({ ...chargedAttempt, orderId: 'lost', lost: true })
  journal.write({ ...confirmingAttempt, orderId: 'undecided' })
  journal.write({ ...confirmingAttempt, orderId: 'open', stage: 'open' })
  journal.write({ ...chargedAttempt, orderId: 'other', userId: rafi.id })
  journal.write({ ...confirmingAttempt, orderId: 'otherUndecided', userId: rafi.id })
  const undecidedKey = { userId: nadia.id, orderId: 'undecided' }
  transition(shop.store, undecidedKey, { name: 'undecided', reason: 'processing' })
  const reconcile = vi.spyOn(flow, 'reconcile').mockResolvedValue()
  const { result } = renderHook(useUnfinishedPayments, { wrapper: createProviders(shop) })
  const unrecordedAttempts = [{ orderId: 'lost', lost: true }, { orderId: 'o1' }]
  expect(result.current).toMatchObject({ unrecordedAttempts, undecidedOrderIds: ['undecided'], recordingOrderId: null })

  act(() => result.current.record('o1'))
  expect(result.current.recordingOrderId).toBe('o1')
  await waitFor(() => expect(receivedRequests.map(({ url }) => url)).toEqual(['/mypurchase/o1']))
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

describe('usePayment', () => {
  const order = toOrder(orderWire)
  const succeededIntent = {
    id: 'pi_1',
    status: 'succeeded',
    paymentMethodId: 'pm_1',
    amount: 24_000,
    currency: 'usd',
  } as const

  /**
   * Opens the Payment page of an order, with a server that creates secrets and records payments.
   * @param initialOrder the order on the first render; null while it is loading
   */
  function openPage(shop = createSignedInShop(), initialOrder: Order | null = order) {
    if (!shop.retrieve.getMockImplementation())
      shop.retrieve.mockResolvedValue({ ...succeededIntent, status: 'requires_payment_method', paymentMethodId: null })
    let isPaid = false
    const receivedRequests = respondWith((request) => {
      if (isSecretRequest(request)) return json({ clientSecret: chargedAttempt.clientSecret })
      if (isRecordRequest(request)) isPaid = true
      return json({ ...orderWire, paid: isPaid, status: isPaid ? 'pending' : '' })
    })
    const { result, rerender } = renderHook((loadedOrder: Order | null) => usePayment('o1', loadedOrder), {
      initialProps: initialOrder,
      wrapper: createProviders(shop),
    })
    const waitForState = (name: string) => waitFor(() => expect(result.current.state.name).toBe(name))
    return { shop, receivedRequests, result, rerender, waitForState }
  }

  async function openReadyPage() {
    const page = openPage()
    await page.waitForState('ready')
    return page
  }

  it('usePayment prepares the payment once the order is loaded', async () => {
    const { receivedRequests, result, rerender, waitForState } = openPage(createSignedInShop(), null)
    act(() => {
      result.current.pay({})
      result.current.retry()
    })
    expect(result.current).toMatchObject({ state: { name: 'preparing' }, isBusy: false })
    expect(receivedRequests).toEqual([])
    rerender(order)
    await waitForState('ready')
    expect(result.current.isStored).toBe(true)
    expect(receivedRequests.filter(isSecretRequest)).toHaveLength(1)
  })

  it('usePayment does not request a secret, and shows an error, if the browser denies locks, as in a sandbox (PAY-4)', async () => {
    const request = vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'))
    const { result, receivedRequests, waitForState } = openPage()
    await waitForState('noSecret')
    expect(receivedRequests).toEqual([])
    request.mockRestore()
    act(() => result.current.retry())
    await waitForState('ready')
  })

  it('usePayment does not request a secret while nobody is signed in', async () => {
    const { receivedRequests, result } = openPage(createPaymentShop())
    await act(() => Promise.resolve())
    expect(result.current.state).toEqual({ name: 'preparing' })
    expect(receivedRequests).toEqual([])
  })

  it('usePayment warns before unload only while the card is being charged (PAY-10)', async () => {
    const warnsBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { result, shop, receivedRequests, waitForState } = await openReadyPage()
    const confirmation = Promise.withResolvers<{ intent: typeof succeededIntent; error: null }>()
    shop.confirm.mockReturnValue(confirmation.promise)
    expect(warnsBeforeUnload()).toBe(false)
    const card = {}
    act(() => result.current.pay(card))
    await waitFor(() => expect(shop.confirm).toHaveBeenCalledOnce())
    expect(shop.confirm.mock.lastCall?.slice(0, 2)).toEqual([chargedAttempt.clientSecret, card])
    expect([result.current.isBusy, warnsBeforeUnload()]).toEqual([true, true])
    // Chrome before 119 and Safari on iOS read only `returnValue`, which the test defines, because jsdom lacks it.
    const unloadEvent = new Event('beforeunload')
    Object.defineProperty(unloadEvent, 'returnValue', { value: '', writable: true })
    dispatchEvent(unloadEvent)
    expect(unloadEvent.returnValue).toBeTruthy()
    confirmation.resolve({ intent: succeededIntent, error: null })
    await waitForState('recorded')
    expect([result.current.isBusy, warnsBeforeUnload()]).toEqual([false, false])
    expect(receivedRequests.filter(isRecordRequest)).toHaveLength(1)
  })

  it('usePayment warns before unload until the payment is recorded, if a possible charge can’t be stored (PAY-22)', async () => {
    const warnsBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const shop = createSignedInShop()
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

  it('usePayment warns before unload while a charge is neither recorded nor stored (PAY-22)', async () => {
    const shop = createSignedInShop()
    const restoreStorage = failStorage('setItem')
    getPayments(shop).journal.write(chargedAttempt)
    const { result, waitForState } = openPage(shop, null)
    respondWith((request) => (isRecordRequest(request) ? json({}, 404) : json(orderWire)))
    await waitForState('unrecorded')
    expect([result.current.isBusy, result.current.isStored]).toEqual([false, false])
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    restoreStorage()
  })

  it('usePayment continues a payment that was undecided at the end of an earlier visit', async () => {
    const shop = createSignedInShop()
    shop.retrieve.mockResolvedValue(succeededIntent)
    getPayments(shop).journal.write(confirmingAttempt)
    const { receivedRequests, waitForState } = openPage(shop, null)
    await waitForState('recorded')
    expect([receivedRequests.filter(isRecordRequest).length, receivedRequests.filter(isSecretRequest).length]).toEqual([
      1, 0,
    ])
  })

  it('usePayment shows a charge of another tab as lost if the order is lost, and retries it only on request (PAY-13)', async () => {
    const { result, waitForState, receivedRequests } = await openReadyPage()
    const key = `dhruva.payment.v1:${nadia.id}:o1`
    localStorage.setItem(key, JSON.stringify({ ...chargedAttempt, lost: true }))
    act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    await waitForState('lost')
    expect(receivedRequests.filter(isRecordRequest)).toEqual([])
    act(() => result.current.retry())
    await waitForState('recorded')
  })
})
