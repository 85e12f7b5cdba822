import { useEffect, useSyncExternalStore } from 'react'
import type { UnrecordedPayment } from '#src/domain/payment.ts'
import { usePayments } from '#src/payment/payments.ts'
import { useSession } from '#src/session/useSession.ts'

/** What `useUnfinishedPayments` returns. */
export interface UnfinishedPayments {
  /** Charged but not recorded. Never pay or cancel these orders (PAY-3). */
  unrecorded: readonly UnrecordedPayment[]
  /** Ids of orders that may have been charged. Don't cancel them (PAY-7). */
  undecided: readonly string[]
  /** Tries to record the payment of one order. */
  record: (orderId: string) => void
  /** Id of the order whose payment is being recorded; null for none. */
  recordingId: string | null
}

/** Lists the signed-in user's unfinished payments, for My Orders, and reconciles them on mount (PAY-3). */
export function useUnfinishedPayments(): UnfinishedPayments {
  const { flow, journal } = usePayments()
  const session = useSession()
  const userId = session.phase === 'signedIn' ? session.account.id : ''
  const attempts = useSyncExternalStore(journal.subscribe, journal.all).filter((attempt) => attempt.userId === userId)
  const recordingId = useSyncExternalStore(flow.states.subscribe, () => flow.states.recordingOrderId(userId))

  useEffect(() => {
    void flow.reconcile()
  }, [flow, userId])

  return {
    unrecorded: attempts.filter((attempt) => attempt.stage === 'charged'),
    undecided: attempts.filter(({ stage }) => stage === 'confirming').map(({ orderId }) => orderId),
    record(orderId) {
      void flow.retry(orderId)
    },
    recordingId,
  }
}
