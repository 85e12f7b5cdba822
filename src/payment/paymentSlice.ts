import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit'
import { advance, initialPayment, type PaymentState } from '#src/domain/paymentMachine.ts'

/** Identifies a payment: one per user and order. */
export interface PaymentKey {
  userId: string
  orderId: string
}

/** The payments of this page, by user and order. They outlive the screens (PAY-10). */
type Payments = Readonly<Record<string, PaymentKey & { state: PaymentState }>>

export interface WithPayments {
  payments: Payments
}

const idOf = ({ userId, orderId }: PaymentKey): string => JSON.stringify([userId, orderId])

const slice = createSlice({
  name: 'payments',
  initialState: {} as Payments,
  reducers: {
    transitioned(payments, { payload: { userId, orderId, to } }: PayloadAction<PaymentKey & { to: PaymentState }>) {
      const id = idOf({ userId, orderId })
      const before = payments[id]?.state ?? initialPayment
      const state = advance(before, to)
      if (state !== before) payments[id] = { userId, orderId, state }
    },
  },
})

export const paymentsReducer = slice.reducer

export const { transitioned } = slice.actions

/** Reads a payment's state; the initial one for a payment that has not begun. */
export const selectPayment = ({ payments }: WithPayments, key: PaymentKey): PaymentState =>
  payments[idOf(key)]?.state ?? initialPayment

/** Finds the order of a user whose payment is being recorded; null for none. */
export const selectOrderIdBeingRecorded = ({ payments }: WithPayments, userId: string): string | null =>
  Object.values(payments).find((payment) => payment.userId === userId && payment.state.name === 'recording')?.orderId ??
  null

export type PaymentStoreLike = Pick<Store<WithPayments>, 'getState' | 'dispatch'>

/** Moves a payment to another state. @returns false when that can't be reached from its own, which it then keeps */
export function transition(store: PaymentStoreLike, { userId, orderId }: PaymentKey, to: PaymentState): boolean {
  const before = selectPayment(store.getState(), { userId, orderId })
  store.dispatch(transitioned({ userId, orderId, to }))
  return selectPayment(store.getState(), { userId, orderId }) !== before
}
