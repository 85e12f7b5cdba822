import { useEffect, useSyncExternalStore } from 'react'
import { isLost, type LostPayment } from '#src/domain/payment.ts'
import { usePayments } from '#src/payment/payments.ts'
import { useSession } from '#src/session/useSession.ts'

export interface UnrecordedView {
  /** Order id to transaction id: charged, and the server does not know it yet, so never pay or cancel these (PAY-3). */
  unrecorded: Readonly<Record<string, string>>
  /** Those of them whose order the server has lost: they may be in no list (PAY-13). */
  lost: readonly LostPayment[]
  /** Orders whose payment has no known end: not to be cancelled, for the money may have been taken (PAY-7). */
  undecided: readonly string[]
  /** Tries to record the payment of one order. */
  record: (orderId: string) => void
  /** The order that is being recorded now, null when none is. */
  recordingId: string | null
}

/** The signed-in user's unfinished payments, for My Orders; taken up when it appears (PAY-3). */
export function useUnrecorded(): UnrecordedView {
  const { flow, journal } = usePayments()
  const session = useSession()
  const userId = session.phase === 'signedIn' ? session.account.id : ''
  const attempts = useSyncExternalStore(journal.subscribe, journal.all).filter((attempt) => attempt.userId === userId)
  const recordingId = useSyncExternalStore(flow.states.subscribe, () => flow.states.recording(userId))

  useEffect(() => {
    void flow.reconcile()
  }, [flow, userId])

  return {
    unrecorded: Object.fromEntries(
      attempts.flatMap((attempt) => (attempt.stage === 'charged' ? [[attempt.orderId, attempt.transactionId]] : [])),
    ),
    lost: attempts.filter(isLost),
    undecided: attempts.filter(({ stage }) => stage === 'confirming').map(({ orderId }) => orderId),
    record(orderId) {
      void flow.retry(orderId)
    },
    recordingId,
  }
}
