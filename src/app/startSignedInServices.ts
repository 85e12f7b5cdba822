import type { PaymentShop } from '#src/payment/createPayments.ts'
import { startPayments } from '#src/payment/startPayments.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/** Removes all drafts on sign-out, and other accounts' drafts on sign-in (AUTH-28). */
function clearDraftsOnAccountChange(store: PaymentShop['store']): () => void {
  let accountId: string | null | undefined
  const clearIfAccountChanged = () => {
    const newAccountId = selectAccount(store.getState())?.id ?? null
    if (newAccountId === accountId) return
    accountId = newAccountId
    if (newAccountId === null) drafts.clearOnSignOut()
    else drafts.clearOtherAccounts(newAccountId)
  }
  clearIfAccountChanged()
  return store.subscribe(clearIfAccountChanged)
}

/**
 * Starts payments, and clears drafts whenever the account changes.
 * @returns a function that stops both
 */
export function startSignedInServices(shop: PaymentShop): () => void {
  const stopDrafts = clearDraftsOnAccountChange(shop.store)
  const stopPayments = startPayments(shop)
  return () => {
    stopDrafts()
    stopPayments()
  }
}
