import type { Store } from '@reduxjs/toolkit'
import { advance, initialPayment, type PaymentState } from '#src/domain/paymentMachine.ts'
import { toStateKey, transitioned, type PaymentKey, type WithPayments } from '#src/payment/paymentSlice.ts'

export const selectPayment = ({ payments }: WithPayments, key: PaymentKey): PaymentState =>
  payments[toStateKey(key)]?.state ?? initialPayment

export const selectOrderIdBeingRecorded = ({ payments }: WithPayments, userId: string): string | null =>
  Object.values(payments).find((payment) => payment.userId === userId && payment.state.name === 'recording')?.orderId ??
  null

export type PaymentStoreLike = Pick<Store<WithPayments>, 'getState' | 'dispatch'>

export type SubscribablePaymentStore = Pick<Store<WithPayments>, 'getState' | 'subscribe'>

/**
 * Calls the callback after each transition of any payment.
 * @returns a function that unsubscribes
 */
export function onTransition(
  store: SubscribablePaymentStore,
  callback: (key: PaymentKey, state: PaymentState, before: PaymentState) => void,
): () => void {
  let current = store.getState()
  return store.subscribe(() => {
    const before = current
    current = store.getState()
    for (const payment of Object.values(current.payments)) {
      const stateBefore = selectPayment(before, payment)
      if (payment.state !== stateBefore) callback(payment, payment.state, stateBefore)
    }
  })
}

/**
 * Moves a payment to a new state.
 * @returns false if the state machine does not allow the transition, so that the state stays the same
 */
export function transition(store: PaymentStoreLike, { userId, orderId }: PaymentKey, next: PaymentState): boolean {
  const before = selectPayment(store.getState(), { userId, orderId })
  const to = advance(before, next)
  if (to === before) return false
  store.dispatch(transitioned({ userId, orderId, to }))
  return true
}
