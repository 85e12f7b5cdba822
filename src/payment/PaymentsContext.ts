import { createContext } from 'react'
import type { Journal } from '#src/payment/journal.ts'
import type { PaymentFlow } from '#src/payment/flow.ts'

export interface Payments {
  flow: PaymentFlow
  journal: Journal
}

/** A shop's payments; null until first used, because their code is loaded after the shop. */
export interface PaymentsRef {
  current: Payments | null
}

/** Read it with `usePayments`. */
export const PaymentsContext = createContext<PaymentsRef | null>(null)
