import type { RootState } from '#src/api/hooks.ts'
import type { PaymentState } from '#src/domain/paymentMachine.ts'
import { getPayments, type PaymentShop } from '#src/payment/createPayments.ts'
import type { PaymentFlow } from '#src/payment/flow.ts'
import type { Journal } from '#src/payment/journal.ts'
import type { PaymentKey } from '#src/payment/paymentSlice.ts'
import { onTransition, type SubscribablePaymentStore } from '#src/payment/paymentState.ts'
import type { PaymentStore } from '#src/payment/paymentApi.ts'
import type { ReportsPort } from '#src/ports/ports.ts'
import type { Report } from '#src/reporting/report.ts'
import { isReportingEnabled } from '#src/reporting/listenForErrors.ts'
import { startRetryingRecording } from '#src/payment/retryRecording.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/** In ms: payments that stay undecided for longer are reported to the owner, because banks decide within minutes. */
const undecidedReportDelayMs = 10 * 60_000

/** Returns the intent's id, so that the owner can look it up at the provider. The id is not secret (PAY-11). */
const readIntentId = (clientSecret: string): string | null => /^(pi_[a-z\d]+)_secret_/i.exec(clientSecret)?.[1] ?? null

type ReportedState = Extract<Report, { type: 'payment' }>['body']['state']

/** Reports payments that the owner should look at, and reports them as recovered once they are recorded (REPORT-6). */
export function reportPayments(
  store: SubscribablePaymentStore,
  journal: Pick<Journal, 'read'>,
  reports: ReportsPort,
  now = Date.now,
): () => void {
  /** Keys of the payments whose recording has not failed. No report is needed when these payments are recorded. */
  const recordingsWithoutFailure = new Set<string>()

  function reportTransition({ userId, orderId }: PaymentKey, state: PaymentState, previousState: PaymentState): void {
    const report = (name: ReportedState, transactionId: string | null) =>
      reports.report({ type: 'payment', body: { state: name, orderId, transactionId } })
    const key = JSON.stringify([userId, orderId])
    switch (state.name) {
      case 'recording':
        if (previousState.name === 'confirming') recordingsWithoutFailure.add(key)
        return
      case 'unrecorded':
      case 'lost':
      case 'chargedTwice':
        recordingsWithoutFailure.delete(key)
        return report(state.name, state.transactionId)
      case 'recorded':
        if (previousState.name === 'recording' && !recordingsWithoutFailure.has(key))
          report('recovered', state.transactionId)
        return
      case 'wrongAmount':
        return report(state.name, null)
      case 'undecided': {
        const attempt = journal.read(userId, orderId)
        if (!attempt) return
        const isUndecidedTooLong =
          previousState.name === 'retrieving' && now() - attempt.createdAt >= undecidedReportDelayMs
        if (state.reason === 'unknownIntent') report(state.reason, readIntentId(attempt.clientSecret))
        else if (isUndecidedTooLong) report('undecided', readIntentId(attempt.clientSecret))
        return
      }
      default:
    }
  }

  return onTransition(store, reportTransition)
}

const getAccountIdWithToken = ({ session }: Pick<RootState, 'session'>): string | null =>
  session.phase === 'signedIn' && session.tokenStatus === 'granted' ? session.account.id : null

/**
 * Reconciles unfinished payments when an account receives a token, on every window focus, and when the network is back (PAY-3).
 * In between, charges are recorded again while the page is visible. When an account signs out, its unused secrets are
 * discarded.
 */
export function startReconciling(store: PaymentStore, flow: PaymentFlow): () => void {
  const recordingRetries = startRetryingRecording(store, flow)
  const reconcile = () => {
    recordingRetries.restart()
    if (getAccountIdWithToken(store.getState()) !== null) void flow.reconcile()
  }
  let state: Pick<RootState, 'session'> = store.getState()
  const unsubscribe = store.subscribe(() => {
    const previousState = state
    state = store.getState()
    const account = selectAccount(previousState)
    if (account !== null && account.id !== selectAccount(state)?.id) void flow.discardUnusedSecrets()
    if (getAccountIdWithToken(state) !== getAccountIdWithToken(previousState)) reconcile()
  })
  reconcile()
  window.addEventListener('focus', reconcile)
  window.addEventListener('online', reconcile)
  return () => {
    unsubscribe()
    recordingRetries.stop()
    window.removeEventListener('focus', reconcile)
    window.removeEventListener('online', reconcile)
  }
}

/** Reconciles and reports a shop's payments, until the returned function is called. */
export function startPayments(shop: PaymentShop): () => void {
  const { flow, journal } = getPayments(shop)
  const { reports } = shop.platform
  const stopReports = isReportingEnabled && reports ? reportPayments(shop.store, journal, reports) : null
  const stopReconciling = startReconciling(shop.store, flow)
  return () => {
    stopReports?.()
    stopReconciling()
  }
}
