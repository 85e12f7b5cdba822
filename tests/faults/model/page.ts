import { ordersApi } from '#src/api/orders.ts'
import type { AppStore } from '#src/app/store.ts'
import { canPay, type Order } from '#src/domain/order.ts'
import { getUnrecordableReason } from '#src/domain/paymentAttempt.ts'
import { initialPayment } from '#src/domain/paymentMachine.ts'
import { getDisplayedTotal } from '#src/domain/displayedTotal.ts'
import { selectPayment } from '#src/payment/paymentState.ts'
import type { Journal } from '#src/payment/journal.ts'
import type { PaymentFlow } from '#src/payment/flow.ts'

const { getMyOrder } = ordersApi.endpoints

/** Opens an order's Payment page without its components. The page acts like `usePayment` and `PaymentPanel`. */
export function openPaymentPage(store: AppStore, flow: PaymentFlow, journal: Journal, orderId: string, userId: string) {
  const query = store.dispatch(getMyOrder.initiate({ id: orderId }))
  const selectOrder = getMyOrder.select({ id: orderId })
  const paymentKey = { userId, orderId }
  let order: Order | null = null
  let lastStage: string | undefined

  const isSignedIn = () => {
    const { session } = store.getState()
    return session.phase === 'signedIn' && session.account.id === userId
  }

  /** Runs the effects of `usePayment` when the order or the journal entry has changed. */
  function runEffects(): void {
    if (!isSignedIn()) return
    const { data } = selectOrder(store.getState())
    if (data && data !== order) {
      order = data
      void flow.prepare(data)
    }
    const attempt = journal.read(userId, orderId)
    const currentStage = getUnrecordableReason(attempt) ?? attempt?.stage
    if (currentStage !== lastStage) {
      lastStage = currentStage
      void flow.resume(orderId)
    }
  }

  void flow.resume(orderId)
  runEffects()
  const unsubscribers = [store.subscribe(runEffects), journal.subscribe(runEffects), () => query.unsubscribe()]

  const getPaymentState = () => (isSignedIn() ? selectPayment(store.getState(), paymentKey) : initialPayment)
  /** Returns the amount on the card form, in cents; null if no usable card form is shown. */
  function getDisplayedCents(): number | null {
    const state = getPaymentState()
    const isUsable = state.name === 'ready' || state.name === 'totalChanged'
    return isSignedIn() && isUsable && order && canPay(order) ? getDisplayedTotal(order, state) : null
  }

  return {
    ...paymentKey,
    getDisplayedCents,
    pay(card: object) {
      const cents = getDisplayedCents()
      if (order && cents !== null) void flow.pay(order, cents, card)
    },
    /** Acts like a click on Try again. */
    retry() {
      const state = getPaymentState()
      if (state.name === 'undecided' || 'transactionId' in state) void flow.retry(orderId)
      else if (order) void flow.prepare(order)
    },
    close: () => unsubscribers.forEach((unsubscribe) => unsubscribe()),
  }
}
export type PaymentPage = ReturnType<typeof openPaymentPage>
