import { createContext } from 'react'
import type { Payments } from '#src/payment/payments.ts'

/** A shop's payments; null until something needs them, for their code is loaded later than the shop. */
export interface PaymentsRef {
  current: Payments | null
}

/** Hands the shop's payments to its components, see `usePayments`. */
export const PaymentsContext = createContext<PaymentsRef | null>(null)
