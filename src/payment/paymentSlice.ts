import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PaymentState } from '#src/domain/paymentMachine.ts'

/** Identifies a payment: one per user and order. */
export interface PaymentKey {
  userId: string
  orderId: string
}

/** The payments of this page, by user and order. They outlive the screens (PAY-10). */
type PaymentsState = Readonly<Record<string, PaymentKey & { state: PaymentState }>>

export interface WithPayments {
  payments: PaymentsState
}

/** The key of a payment in the state. */
export const idOf = ({ userId, orderId }: PaymentKey): string => JSON.stringify([userId, orderId])

const slice = createSlice({
  name: 'payments',
  initialState: {} as PaymentsState,
  reducers: {
    // `transition` dispatches it, and only for a transition that the state machine allows. The machine is not in the first
    // load, which the reducer is part of (SPEED-1).
    transitioned(payments, { payload: { userId, orderId, to } }: PayloadAction<PaymentKey & { to: PaymentState }>) {
      payments[idOf({ userId, orderId })] = { userId, orderId, state: to }
    },
  },
})

export const paymentsReducer = slice.reducer

export const { transitioned } = slice.actions
