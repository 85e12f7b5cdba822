/** The Payment page (SHOP-2, SHOP-8). `// sic` marks the specification's misspellings. */
export const payment = {
  loading: 'Loading your order',
  stale: 'This order could not be refreshed. It is read again before your card is charged.',

  formTitle: "Let's Payment For Deal", // sic
  confirm: 'Payment Confirm', // sic
  confirming: 'Confirming your payment. Please stay on this page.',

  /** Why the pay button is disabled (PAY-9). */
  disabledReasons: {
    preparing: 'The payment is being prepared.',
    provider: 'The card form is loading.',
    incomplete: 'Fill in your card to go on.',
  },
  noSecret: { title: 'The payment could not be prepared', text: 'Your card was not charged.' },
  blocked: {
    title: 'The card form could not be loaded',
    text: 'Something in this browser or network may block it, or it takes too long. Your card was not charged.',
  },
  totalChanged: {
    title: 'The total has changed',
    text: 'Your card was not charged. Confirm again to pay the new total.',
  },
  retry: 'Try again',

  success: 'Payment Success',
  recording: 'Noting the payment on your order…',
  recorded: 'Thank you. Your order is paid and waits for shipment.',
  processing: {
    title: 'Your payment is being processed',
    text: 'Your bank has not decided yet. There is no need to pay again.',
    action: 'Check again',
  },

  notPayable: {
    title: 'This order can’t be paid',
    text: 'Its price or its quantity is not known. Cancel it in My Orders and order again.',
  },
  notFound: { title: 'Order not found', text: 'It may have been cancelled, or the address is mistyped.' },
  forbidden: { title: 'This order is not yours', text: 'Only the account that placed an order can see and pay it.' },
} as const
