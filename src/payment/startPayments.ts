import type { PaymentFlow } from '#src/payment/paymentFlow.ts'
import { paymentsOf, type PaymentShop } from '#src/payment/payments.ts'
import type { PaymentStore } from '#src/payment/shopCalls.ts'

/**
 * Takes up unfinished payments whenever there is hope: once the server knows the signed-in user, on start and after a
 * change of account, and later on focus and when the network is back (PAY-3).
 * @returns a function that stops it
 */
export function keepReconciling(store: PaymentStore, flow: PaymentFlow): () => void {
  let servedUser: string | null = null

  const grantedUser = () => {
    const { session } = store.getState()
    return session.phase === 'signedIn' && session.access === 'granted' ? session.account.id : null
  }
  const whenUserChanges = () => {
    const user = grantedUser()
    if (user !== null && user !== servedUser) void flow.reconcile()
    servedUser = user
  }
  const again = () => {
    if (grantedUser() !== null) void flow.reconcile()
  }

  whenUserChanges()
  const unsubscribe = store.subscribe(whenUserChanges)
  window.addEventListener('focus', again)
  window.addEventListener('online', again)
  return () => {
    unsubscribe()
    window.removeEventListener('focus', again)
    window.removeEventListener('online', again)
  }
}

/** Keeps the payments of a shop reconciled. @returns a function that stops it */
export const startPayments = (shop: PaymentShop): (() => void) => keepReconciling(shop.store, paymentsOf(shop).flow)
