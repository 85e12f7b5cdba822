import { useEffect, useSyncExternalStore } from 'react'
import type { Order } from '#src/domain/order.ts'
import { isLost, type PaymentStep } from '#src/domain/payment.ts'
import { initialPayment, mustStay, toStep } from '#src/domain/paymentMachine.ts'
import { usePayments } from '#src/payment/payments.ts'
import type { CardHandle } from '#src/platform/ports.ts'
import { useSession } from '#src/session/useSession.ts'

export interface PaymentView {
  step: PaymentStep
  /** A confirmation or its recording runs: leaving should be asked about. The browser's own leaving already is (PAY-10). */
  isBusy: boolean
  pay: (card: CardHandle) => void
  /** Tries again whatever the step is stuck at: the secret, the bank's answer, the recording. */
  retry: () => void
}

/** Has the browser ask before the page is closed or reloaded while a payment runs (PAY-10). */
function useLeaveGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
    }
  }, [isBusy])
}

/**
 * The payment of one order, for its page. The payment itself lives outside of the page and goes on without it.
 * @param order as last read; null while it is not known, is not ours to pay, or is lost
 */
export function usePayment(orderId: string, order: Order | null): PaymentView {
  const { flow, journal } = usePayments()
  const session = useSession()
  const key = session.phase === 'signedIn' ? { userId: session.account.id, orderId } : null

  const state = useSyncExternalStore(flow.states.subscribe, () => (key ? flow.states.of(key) : initialPayment))
  const stage = useSyncExternalStore(journal.subscribe, () => {
    const attempt = key && journal.read(key.userId, key.orderId)
    return attempt && isLost(attempt) ? 'lost' : attempt?.stage
  })

  useEffect(() => {
    if (order) void flow.prepare(order)
  }, [flow, order])
  // On arrival, and when another tab has charged or recorded this order: it must not look payable here.
  useEffect(() => {
    void flow.resume(orderId)
  }, [flow, orderId, stage])
  useLeaveGuard(mustStay(state))

  return {
    step: toStep(state),
    isBusy: mustStay(state),
    pay(card) {
      if (order) void flow.pay(order, card)
    },
    retry() {
      if (state.name === 'undecided' || 'transactionId' in state) void flow.retry(orderId)
      else if (order) void flow.prepare(order)
    },
  }
}
