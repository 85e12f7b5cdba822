import { useEffect, useSyncExternalStore } from 'react'
import { useSelector, useStore } from 'react-redux'
import type { Order } from '#src/domain/order.ts'
import { getUnrecordableReason } from '#src/domain/paymentAttempt.ts'
import { initialPayment, isPaymentRunning } from '#src/domain/paymentMachine.ts'
import { getDisplayedTotal } from '#src/domain/displayedTotal.ts'
import type { StateWithPayments } from '#src/payment/paymentSlice.ts'
import { selectPayment, selectOrderIdBeingRecorded } from '#src/payment/paymentState.ts'
import { getPayments } from '#src/payment/createPayments.ts'
import type { PaymentStore } from '#src/payment/paymentApi.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import type { CardHandle } from '#src/ports/ports.ts'
import { useSession } from '#src/session/useSession.ts'

const usePaymentSelector = useSelector.withTypes<StateWithPayments>()

const usePaymentStore = useStore.withTypes<PaymentStore>()

export const usePayments = () => getPayments({ store: usePaymentStore(), platform: usePlatform() })

/** Makes the browser ask for confirmation before it closes or reloads the page during a payment (PAY-10). */
function useBeforeUnloadWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined
    function onBeforeUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
      // Chrome and Edge before 119 and Safari on iOS ignore preventDefault() here.
      event.returnValue = true
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isBusy])
}

/**
 * Connects an order's payment to its page. The payment continues after the page unmounts.
 * @param order null while the order is loading, or if the order belongs to another account or is lost
 */
export function usePayment(orderId: string, order: Order | null) {
  const { flow, journal } = usePayments()
  const session = useSession()
  const key = session.phase === 'signedIn' ? { userId: session.account.id, orderId } : null

  const state = usePaymentSelector((shop) => (key ? selectPayment(shop, key) : initialPayment))
  const stage = useSyncExternalStore(journal.subscribe, () => {
    const attempt = key && journal.read(key.userId, key.orderId)
    return getUnrecordableReason(attempt) ?? attempt?.stage
  })
  const isStored = useSyncExternalStore(
    journal.subscribe,
    () => key === null || journal.isStored(key.userId, key.orderId),
  )
  // If storage rejects a charge, it is only in this page's memory (PAY-22).
  const isUnstoredCharge = !isStored && (stage === 'confirming' || stage === 'charged')

  useEffect(() => {
    if (order) void flow.prepare(order)
  }, [flow, order])
  // `resume` also runs when another tab has charged or recorded the order, so that this page stops showing a card form.
  useEffect(() => void flow.resume(orderId), [flow, orderId, stage])
  useBeforeUnloadWarning(isPaymentRunning(state) || isUnstoredCharge)

  return {
    state,
    isBusy: isPaymentRunning(state),
    /** False if a reload would lose the payment, because this browser can't store it (PAY-22). */
    isStored,
    pay(card: CardHandle): void {
      if (order) void flow.pay(order, getDisplayedTotal(order, state), card)
    },
    /** Retries the failed step: creating the secret, retrieving the intent, or recording the charge. */
    retry(): void {
      if (state.name === 'undecided' || 'transactionId' in state) void flow.retry(orderId)
      else if (order) void flow.prepare(order)
    },
  }
}

/** Lists the signed-in user's unfinished payments and reconciles them on mount (PAY-3). */
export function useUnfinishedPayments() {
  const { flow, journal } = usePayments()
  const session = useSession()
  const userId = session.phase === 'signedIn' ? session.account.id : ''
  const attempts = useSyncExternalStore(journal.subscribe, journal.listAll).filter(
    (attempt) => attempt.userId === userId,
  )
  const recordingOrderId = usePaymentSelector((shop) => selectOrderIdBeingRecorded(shop, userId))

  useEffect(() => void flow.reconcile(), [flow, userId])

  return {
    /** Charged but not recorded. Never allow paying or cancelling these orders (PAY-3). */
    unrecordedAttempts: attempts.filter((attempt) => attempt.stage === 'charged'),
    /** Ids of orders that may have been charged. Don't allow cancelling them (PAY-7). */
    undecidedOrderIds: attempts.filter(({ stage }) => stage === 'confirming').map(({ orderId }) => orderId),
    record: (orderId: string) => void flow.retry(orderId),
    recordingOrderId,
  }
}
