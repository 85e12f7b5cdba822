import type { PaymentShop } from '#src/payment/createPayments.ts'
import { startPayments } from '#src/payment/startPayments.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/** Removes the drafts of who signs out, and of another account than the one that signs in (AUTH-28). */
function watchDrafts(store: PaymentShop['store']): () => void {
  let accountId: string | null | undefined
  const onStoreChange = () => {
    const now = selectAccount(store.getState())?.id ?? null
    if (now === accountId) return
    accountId = now
    if (now === null) drafts.clearOnSignOut()
    else drafts.clearOtherAccounts(now)
  }
  onStoreChange()
  return store.subscribe(onStoreChange)
}

/** Starts what a shop needs from the first sign-in on: payments and drafts. @returns a function that stops it */
export function startSignedIn(shop: PaymentShop): () => void {
  const stopDrafts = watchDrafts(shop.store)
  const stopPayments = startPayments(shop)
  return () => {
    stopDrafts()
    stopPayments()
  }
}
