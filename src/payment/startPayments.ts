import { addListener } from '@reduxjs/toolkit'
import type { AddListener, RootState } from '#src/api/hooks.ts'
import type { PaymentState } from '#src/domain/paymentMachine.ts'
import { paymentsOf, type PaymentShop } from '#src/payment/createPayments.ts'
import type { PaymentFlow } from '#src/payment/flow.ts'
import type { Journal } from '#src/payment/journal.ts'
import { advanced, selectPayment, type PaymentKey, type WithPayments } from '#src/payment/paymentSlice.ts'
import type { PaymentStore } from '#src/payment/shopCalls.ts'
import type { ReportsPort } from '#src/platform/ports.ts'
import { isReporting } from '#src/platform/watchPage.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

const listener = addListener.withTypes<RootState & WithPayments>()

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
  store: { dispatch: AddListener },
  journal: Pick<Journal, 'read'>,
  reports: ReportsPort,
  now = Date.now,
): () => void {
  /** Payments that are recorded in the same go as their card was charged: nothing was wrong. */
  const smooth = new Set<string>()
  const tellOf = ({ userId, orderId }: PaymentKey, state: PaymentState, before: PaymentState) => {
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
  }
  return store.dispatch(
    listener({
      actionCreator: advanced,
      effect({ payload: key }, { getState, getOriginalState }) {
        const [state, before] = [selectPayment(getState(), key), selectPayment(getOriginalState(), key)]
        if (state !== before) tellOf(key, state, before)
      },
    }),
  )
}

/** Id of the account to which the server gave a token; null for none. */
const grantedUser = ({ session }: RootState): string | null =>
  session.phase === 'signedIn' && session.tokenStatus === 'granted' ? session.account.id : null

/**
 * Reconciles unfinished payments (PAY-3): when the server gives the signed-in user a token, on start or after a change of
 * account, then on every window focus and when the network is back. Forgets the secrets of one who signs out (PAY-4).
 * @returns a function that stops it
 */
export function startReconciling(store: PaymentStore, flow: PaymentFlow): () => void {
  const reconcile = () => {
    if (grantedUser(store.getState()) !== null) void flow.reconcile()
  }
  const unsubscribe = store.dispatch(
    listener({
      predicate: (_, { session }, before) => session !== before.session,
      effect(_, { getState, getOriginalState }) {
        const [state, before] = [getState(), getOriginalState()]
        const account = selectAccount(before)
        if (account !== null && account.id !== selectAccount(state)?.id) void flow.forget()
        if (grantedUser(state) !== grantedUser(before)) reconcile()
      },
    }),
  )
  reconcile()
  window.addEventListener('focus', reconcile)
  window.addEventListener('online', reconcile)
  return () => {
    unsubscribe()
    window.removeEventListener('focus', reconcile)
    window.removeEventListener('online', reconcile)
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
