import { arrangeUnfinishedPayment } from '#tests/support/orders.ts'
import type { Action, ButtonAction } from '#tests/spec/actions/action.ts'

export const payByCardAction: ButtonAction = {
  page: 'payment',
  as: 'customer',
  valuesByLabel: { 'Card number': '4242424242424242', 'Expiry date': '1234', CVC: '123' },
  button: 'Payment Confirm',
  failureTexts: { else: 'Your card was charged. Don’t pay again.' },
}

/** Retries the preparation of a payment after a failure. */
export const retryPreparationAction: Action = {
  page: 'payment',
  as: 'customer',
  button: 'Try again',
  focusedText: { else: 'Payment' },
}

/** Retries recording a payment: the card was charged, but the first attempt to record the payment failed. */
export const retryRecordingAction: Action = {
  page: 'myOrders',
  as: 'customer',
  arrange: () => void arrangeUnfinishedPayment('charged'),
  button: 'Try again',
  focusedText: { done: 'Receipt', else: 'Try again' },
}
