import { useStore } from 'react-redux'
import { createJournal, type Journal } from '#src/payment/journal.ts'
import { exclusive } from '#src/payment/locks.ts'
import { createPaymentFlow, type PaymentFlow } from '#src/payment/paymentFlow.ts'
import { createShopCalls, type PaymentStore } from '#src/payment/shopCalls.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import type { Platform } from '#src/platform/ports.ts'

/** The payments of one shop. */
export interface Payments {
  flow: PaymentFlow
  journal: Journal
}

const known = new WeakMap<PaymentStore, Payments>()

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** @returns the payments of a store: one object for as long as the store lives, whatever screens come and go */
export function paymentsOf(store: PaymentStore, { payment }: Platform): Payments {
  const existing = known.get(store)
  if (existing) return existing
  const journal = createJournal(() => window.localStorage)
  const flow = createPaymentFlow({ shop: createShopCalls(store), payment, journal, exclusive, now: Date.now, wait })
  const payments = { flow, journal }
  known.set(store, payments)
  return payments
}

const usePaymentStore = useStore.withTypes<PaymentStore>()

/** The payments of the shop that this component is in. */
export const usePayments = (): Payments => paymentsOf(usePaymentStore(), usePlatform())
