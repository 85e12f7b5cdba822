import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit'
import { advance, initialPayment, type PaymentEvent, type PaymentState } from '#src/domain/paymentMachine.ts'

/** Identifies a payment: one per user and order. */
export interface PaymentKey {
  userId: string
  orderId: string
}

/** The payments of this page, by user and order. They outlive the screens (PAY-10). */
type Payments = Readonly<Record<string, PaymentKey & { state: PaymentState }>>

/** The part of the store's state that holds them. */
export interface WithPayments {
  payments: Payments
}

const idOf = ({ userId, orderId }: PaymentKey): string => JSON.stringify([userId, orderId])

const slice = createSlice({
  name: 'payments',
  initialState: {} as Payments,
  reducers: {
    advanced(payments, { payload: { userId, orderId, event } }: PayloadAction<PaymentKey & { event: PaymentEvent }>) {
      const id = idOf({ userId, orderId })
      const before = payments[id]?.state ?? initialPayment
      const state = advance(before, event)
      if (state !== before) payments[id] = { userId, orderId, state }
    },
  },
})

export const paymentsReducer = slice.reducer

/** An event of a payment. A state that does not accept it stays as it is. */
export const { advanced } = slice.actions

/** Reads a payment's state; the initial one for a payment without events. */
export const selectPayment = ({ payments }: WithPayments, key: PaymentKey): PaymentState =>
  payments[idOf(key)]?.state ?? initialPayment

/** Finds the order of a user whose payment is being recorded; null for none. */
export const selectRecordingOrder = ({ payments }: WithPayments, userId: string): string | null =>
  Object.values(payments).find((payment) => payment.userId === userId && payment.state.name === 'recording')?.orderId ??
  null

/** Calls the listener on every change of a payment. @returns a function that stops it */
export function onPayment(
  store: Pick<Store<WithPayments>, 'getState' | 'subscribe'>,
  listener: (key: PaymentKey, state: PaymentState, before: PaymentState) => void,
): () => void {
  let before = store.getState().payments
  return store.subscribe(() => {
    const previous = before
    before = store.getState().payments
    for (const [id, payment] of Object.entries(before))
      if (payment !== previous[id]) listener(payment, payment.state, previous[id]?.state ?? initialPayment)
  })
}
