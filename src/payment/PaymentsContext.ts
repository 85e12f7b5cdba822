import { createContext } from 'react'
import type { PaymentsRef } from '#src/payment/flow.ts'

/** Read it with `usePayments`. */
export const PaymentsContext = createContext<PaymentsRef | null>(null)
