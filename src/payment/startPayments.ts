import type { PaymentFlow } from '#src/payment/paymentFlow.ts'
import { reportPayments } from '#src/payment/reportPayments.ts'
import { paymentsOf, type PaymentShop } from '#src/payment/payments.ts'
import type { PaymentStore } from '#src/payment/shopCalls.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'
import { isReporting } from '#src/reports/isReporting.ts'

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
    if (previousAccount !== null && account !== previousAccount) void flow.forget()
    previousAccount = account
    const user = grantedUser()
    if (user !== null && user !== previousUser) void flow.reconcile()
    previousUser = user
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
  const payments = paymentsOf(shop)
  const { reports } = shop.platform
  const stopReports = isReporting && reports ? reportPayments(payments, reports) : null
  const stopReconciling = startReconciling(shop.store, payments.flow)
  return () => {
    stopReports?.()
    stopReconciling()
  }
}
