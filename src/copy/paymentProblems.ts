/** The shop's own error messages beside the card form (PAY-5, PAY-7). */
export const paymentProblems = {
  notChecked: 'Your order could not be read again, so your card was not charged. Please try again.',
  unfinished: 'The check by your bank was not finished, so the payment did not go through. You can pay again.',
  interrupted: 'The payment was interrupted and did not go through. You can pay again.',
} as const
