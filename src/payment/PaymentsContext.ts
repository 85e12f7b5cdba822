import { createContext } from 'react'
import type { Payments } from '#src/payment/payments.ts'

/** A shop's payments; null until first used, because their code is loaded after the shop. */
export interface PaymentsRef {
  current: Payments | null
}

/** Provides the shop's payments; read them with `usePayments`. */
export const PaymentsContext = createContext<PaymentsRef | null>(null)
