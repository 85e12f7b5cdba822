import { useEffect, useSyncExternalStore } from 'react'
import type { Order } from '#src/domain/order.ts'
import { isLost, type PaymentStep } from '#src/domain/payment.ts'
import { initialPayment, needsLeaveGuard, toStep } from '#src/domain/paymentMachine.ts'
import { usePayments } from '#src/payment/payments.ts'
import type { CardHandle } from '#src/platform/ports.ts'
import { useSession } from '#src/session/useSession.ts'

/** What `usePayment` returns. */
export interface PaymentView {
  step: PaymentStep
  /**
   * A confirmation or its recording runs: ask before navigating away (PAY-10). The hook itself guards closing and
   * reloading the page.
   */
  isBusy: boolean
  pay: (card: CardHandle) => void
  /** Retries what the current step waits for: the secret, the intent's status or the recording. */
  retry: () => void
}

/** Makes the browser ask before it closes or reloads the page while a payment runs (PAY-10). */
function useLeaveGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [isBusy])
}

/**
 * Connects one order's payment to its page. The payment continues when the page unmounts.
 * @param order as last read; null while it is loading, and when it belongs to another account or is lost
 */
export function usePayment(orderId: string, order: Order | null): PaymentView {
  const { flow, journal } = usePayments()
  const session = useSession()
  const key = session.phase === 'signedIn' ? { userId: session.account.id, orderId } : null

  const state = useSyncExternalStore(flow.states.subscribe, () => (key ? flow.states.get(key) : initialPayment))
  const stage = useSyncExternalStore(journal.subscribe, () => {
    const attempt = key && journal.read(key.userId, key.orderId)
    return attempt && isLost(attempt) ? 'lost' : attempt?.stage
  })

  useEffect(() => {
    if (order) void flow.prepare(order)
  }, [flow, order])
  // On mount, and when another tab has charged or recorded the order: then this page must not show a card form.
  useEffect(() => {
    void flow.resume(orderId)
  }, [flow, orderId, stage])
  useLeaveGuard(needsLeaveGuard(state))

  return {
    step: toStep(state),
    isBusy: needsLeaveGuard(state),
    pay(card) {
      if (order) void flow.pay(order, card)
    },
    retry() {
      if (state.name === 'undecided' || 'transactionId' in state) void flow.retry(orderId)
      else if (order) void flow.prepare(order)
    },
  }
}
