import type { Store } from '@reduxjs/toolkit'
import { advance, initialPayment, type PaymentState } from '#src/domain/paymentMachine.ts'
import { toStateKey, transitioned, type PaymentKey, type StateWithPayments } from '#src/payment/paymentSlice.ts'

export const selectPayment = ({ payments }: StateWithPayments, key: PaymentKey): PaymentState =>
  payments[toStateKey(key)]?.state ?? initialPayment

export const selectOrderIdBeingRecorded = ({ payments }: StateWithPayments, userId: string): string | null =>
  Object.values(payments).find((payment) => payment.userId === userId && payment.state.name === 'recording')?.orderId ??
  null

export type PaymentStoreLike = Pick<Store<StateWithPayments>, 'getState' | 'dispatch'>

export type SubscribablePaymentStore = Pick<Store<StateWithPayments>, 'getState' | 'subscribe'>

/** Calls the callback after each transition of any payment, until the returned function is called. */
export function onTransition(
  store: SubscribablePaymentStore,
  callback: (key: PaymentKey, state: PaymentState, previousState: PaymentState) => void,
): () => void {
  let currentRootState = store.getState()
  return store.subscribe(() => {
    const previousRootState = currentRootState
    currentRootState = store.getState()
    for (const payment of Object.values(currentRootState.payments)) {
      const previousState = selectPayment(previousRootState, payment)
      if (payment.state !== previousState) callback(payment, payment.state, previousState)
    }
  })
}

/**
 * Moves a payment to a new state.
 * @returns false if the state machine does not allow the transition, in which case the state stays the same
 */
export function transition(store: PaymentStoreLike, { userId, orderId }: PaymentKey, next: PaymentState): boolean {
  const currentState = selectPayment(store.getState(), { userId, orderId })
  const nextState = advance(currentState, next)
  if (nextState === currentState) return false
  store.dispatch(transitioned({ userId, orderId, to: nextState }))
  return true
}
