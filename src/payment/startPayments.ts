import type { PaymentFlow } from '#src/payment/flow.ts'
import type { Journal } from '#src/payment/journal.ts'
import { onPayment } from '#src/payment/paymentSlice.ts'
import type { ReportsPort } from '#src/platform/ports.ts'
import { paymentsOf, type PaymentShop } from '#src/payment/createPayments.ts'
import type { PaymentStore } from '#src/payment/shopCalls.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'
import { isReporting } from '#src/platform/watchPage.ts'

/** From this age on an undecided payment is worth a person's look, in ms: banks decide within minutes. */
const longUndecidedMs = 10 * 60_000

/** The intent's id, with which the provider finds a payment that has no transaction id yet: the part before its secret (PAY-11). */
const intentOf = (clientSecret: string): string | null => /^(pi_[a-z\d]+)_secret_/i.exec(clientSecret)?.[1] ?? null

/**
 * Reports payments that the owner should look at, and once more when they are settled (REPORT-6).
 * @param now milliseconds since 1970
 * @returns a function that stops it
 */
export function reportPayments(
  store: Parameters<typeof onPayment>[0],
  journal: Pick<Journal, 'read'>,
  reports: ReportsPort,
  now = Date.now,
): () => void {
  /** Payments that are recorded in the same go as their card was charged: nothing was wrong. */
  const smooth = new Set<string>()

  return onPayment(store, ({ userId, orderId }, state, before) => {
    const tell = (name: 'unrecorded' | 'lost' | 'undecided' | 'recovered', transactionId: string | null) =>
      reports.report({ type: 'payment', body: { state: name, orderId, transactionId } })
    const key = JSON.stringify([userId, orderId])
    if (state.name === 'recording' && before.name === 'confirming') smooth.add(key)
    if (state.name === 'unrecorded' || state.name === 'lost') {
      smooth.delete(key)
      tell(state.name, state.transactionId)
    }
    if (state.name === 'recorded' && before.name === 'recording' && !smooth.has(key))
      tell('recovered', state.transactionId)
    if (state.name === 'undecided' && before.name === 'retrieving') {
      const attempt = journal.read(userId, orderId)
      if (attempt && now() - attempt.createdAt >= longUndecidedMs) tell('undecided', intentOf(attempt.clientSecret))
    }
  })
}

/**
 * Reconciles unfinished payments (PAY-3): when the server grants the signed-in user access, on start or after a change of
 * account, then on every window focus and when the network is back. Forgets the secrets of one who signs out (PAY-4).
 * @returns a function that stops it
 */
export function startReconciling(store: PaymentStore, flow: PaymentFlow): () => void {
  let previousUser: string | null = null
  let previousAccount: string | null = null

  const grantedUser = () => {
    const { session } = store.getState()
    return session.phase === 'signedIn' && session.tokenStatus === 'granted' ? session.account.id : null
  }
  const onStoreChange = () => {
    const account = selectAccount(store.getState())?.id ?? null
    const user = grantedUser()
    const hasLeft = previousAccount !== null && account !== previousAccount
    const hasCome = user !== null && user !== previousUser
    // First: what follows changes the store again.
    previousAccount = account
    previousUser = user
    if (hasLeft) void flow.forget()
    if (hasCome) void flow.reconcile()
  }
  const onFocusOrOnline = () => {
    if (grantedUser() !== null) void flow.reconcile()
  }

  onStoreChange()
  const unsubscribe = store.subscribe(onStoreChange)
  window.addEventListener('focus', onFocusOrOnline)
  window.addEventListener('online', onFocusOrOnline)
  return () => {
    unsubscribe()
    window.removeEventListener('focus', onFocusOrOnline)
    window.removeEventListener('online', onFocusOrOnline)
  }
}

/** Starts reconciling the payments of a shop, and reporting those that need a person. @returns a function that stops it */
export function startPayments(shop: PaymentShop): () => void {
  const { flow, journal } = paymentsOf(shop)
  const { reports } = shop.platform
  const stopReports = isReporting && reports ? reportPayments(shop.store, journal, reports) : null
  const stopReconciling = startReconciling(shop.store, flow)
  return () => {
    stopReports?.()
    stopReconciling()
  }
}
