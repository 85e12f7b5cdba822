import { createJournal } from '#src/payment/journal.ts'
import { withLock } from '#src/payment/locks.ts'
import { createPaymentFlow } from '#src/payment/flow.ts'
import { createPaymentApi, type PaymentStore } from '#src/payment/paymentApi.ts'
import type { Platform } from '#src/ports/ports.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

export interface PaymentShop {
  store: PaymentStore
  platform: Platform
}

/**
 * Waits before a retry. The wait ends early when the user signs out, because the retry is then pointless, and waiting would
 * block the order's next payment.
 */
const waitWhileSignedIn = (store: PaymentStore, ms: number) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(finish, ms)
    const unsubscribe = store.subscribe(() => {
      if (selectAccount(store.getState()) === null) finish()
    })
  })

function createPayments({ store, platform: { payment } }: PaymentShop) {
  const journal = createJournal()
  const wait = (ms: number) => waitWhileSignedIn(store, ms)
  const api = createPaymentApi(store)
  const flow = createPaymentFlow({ store, api, provider: payment, journal, withLock, now: Date.now, wait })
  return { flow, journal }
}

const paymentsByStore = new WeakMap<PaymentStore, ReturnType<typeof createPayments>>()

/** Returns the payments of a shop. They are created on first use and outlive the screens (PAY-10). */
export function getPayments(shop: PaymentShop) {
  const payments = paymentsByStore.get(shop.store) ?? createPayments(shop)
  paymentsByStore.set(shop.store, payments)
  return payments
}
