import { purchasesApi } from '#src/api/purchases.ts'
import type { AppStore } from '#src/app/store.ts'
import { canPay, orderTotal, type Order } from '#src/domain/order.ts'
import { isLost } from '#src/domain/payment.ts'
import { initialPayment, toStep } from '#src/domain/paymentMachine.ts'
import type { Journal } from '#src/payment/journal.ts'
import type { PaymentFlow } from '#src/payment/paymentFlow.ts'

const { getMyOrder } = purchasesApi.endpoints

/** The Payment page of one order, as `usePayment`, `PaymentRoute` and `PaymentPanel` have it, without its screen. */
export function openPaymentPage(store: AppStore, flow: PaymentFlow, journal: Journal, orderId: string, userId: string) {
  const query = store.dispatch(getMyOrder.initiate({ id: orderId }))
  const select = getMyOrder.select({ id: orderId })
  const key = { userId, orderId }
  let order: Order | null = null
  let stage: string | undefined

  const isHere = () => {
    const { session } = store.getState()
    return session.phase === 'signedIn' && session.account.id === userId
  }

  function look(): void {
    if (!isHere()) return
    const { data } = select(store.getState())
    if (data && data !== order) {
      order = data
      void flow.prepare(data)
    }
    const attempt = journal.read(userId, orderId)
    const now = attempt && isLost(attempt) ? 'lost' : attempt?.stage
    if (now !== stage) {
      stage = now
      void flow.resume(orderId)
    }
  }

  void flow.resume(orderId)
  look()
  const stops = [store.subscribe(look), journal.subscribe(look), () => query.unsubscribe()]

  const state = () => (isHere() ? flow.states.get(key) : initialPayment)
  return {
    ...key,
    state,
    /** The amount that the card form shows, in cents; null where there is no card form that can be used. */
    offer(): number | null {
      const current = state()
      const step = toStep(current)
      if (!isHere() || !order || (step.name !== 'ready' && step.name !== 'totalChanged') || !canPay(order)) return null
      return step.name === 'totalChanged' ? step.totalCents : orderTotal(order)
    },
    pay(card: object) {
      if (order) void flow.pay(order, card)
    },
    /** The page's own Try again. */
    retry() {
      const current = state()
      if (current.name === 'undecided' || 'transactionId' in current) void flow.retry(orderId)
      else if (order) void flow.prepare(order)
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
export type PaymentPage = ReturnType<typeof openPaymentPage>
