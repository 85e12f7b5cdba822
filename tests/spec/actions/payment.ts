import { arrangeUnfinishedPayment } from '#tests/support/orders.ts'
import type { Action, ButtonAction } from '#tests/spec/actions/action.ts'

export const payByCard: ButtonAction = {
  on: 'payment',
  as: 'customer',
  fill: { 'Card number': '4242424242424242', 'Expiry date': '1234', CVC: '123' },
  press: 'Payment Confirm',
  failed: { else: "Your card was charged. Don't pay again." },
}

/** After the payment could not be prepared. */
export const retryPreparation: Action = {
  on: 'payment',
  as: 'customer',
  press: 'Try again',
  focus: { else: 'Payment' },
}

/** After the card was charged and the payment could not be recorded. */
export const retryRecording: Action = {
  on: 'myOrders',
  as: 'customer',
  arrange: () => void arrangeUnfinishedPayment('charged'),
  press: 'Try again',
  focus: { done: 'Receipt', else: 'Try again' },
}
