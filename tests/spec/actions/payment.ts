import { arrangeUnfinishedPayment } from '#tests/support/orders.ts'
import type { Action, ButtonAction } from '#tests/spec/actions/action.ts'

export const payByCard: ButtonAction = {
  on: 'payment',
  as: 'customer',
  fill: { 'Card number': '4242424242424242', 'Expiry date': '1234', CVC: '123' },
  button: 'Payment Confirm',
  failed: { else: "Your card was charged. Don't pay again." },
}

/** Prepares a payment again after its preparation has failed. */
export const retryPreparation: Action = {
  on: 'payment',
  as: 'customer',
  button: 'Try again',
  focus: { else: 'Payment' },
}

/** Records a payment again after the card was charged and recording has failed. */
export const retryRecording: Action = {
  on: 'myOrders',
  as: 'customer',
  arrange: () => void arrangeUnfinishedPayment('charged'),
  button: 'Try again',
  focus: { done: 'Receipt', else: 'Try again' },
}
