import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PaymentState } from '#src/domain/paymentMachine.ts'

export interface PaymentKey {
  userId: string
  orderId: string
}

/** The payments of this page, with keys from `toStateKey`. They outlive the screens (PAY-10). */
type PaymentsState = Readonly<Record<string, PaymentKey & { state: PaymentState }>>

export interface StateWithPayments {
  payments: PaymentsState
}

export const toStateKey = ({ userId, orderId }: PaymentKey): string => JSON.stringify([userId, orderId])

const slice = createSlice({
  name: 'payments',
  initialState: {} as PaymentsState,
  reducers: {
    // Only `transition` dispatches this action, after the state machine has allowed the new state. The reducer does not use the
    // state machine, so that pages without payments don't load its code (SPEED-1).
    transitioned(payments, { payload: { userId, orderId, to } }: PayloadAction<PaymentKey & { to: PaymentState }>) {
      payments[toStateKey({ userId, orderId })] = { userId, orderId, state: to }
    },
  },
})

export const paymentsReducer = slice.reducer

export const { transitioned } = slice.actions
