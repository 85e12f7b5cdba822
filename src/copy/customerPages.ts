import { titles } from '#src/copy/titles.ts'
import { lists } from '#src/copy/shared.ts'
import { isolate } from '#src/lib/bidi.ts'
import { formatCount, formatCountOf } from '#src/lib/formatNumber.ts'
import { validationMessages } from '#src/copy/validation.ts'

/** The Purchase page (SHOP-2). */
export const purchase = {
  eyebrow: 'Order sheet',
  unitPrice: 'Price per unit',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  quantity: 'Quantity',
  less: 'Decrease quantity',
  more: 'Increase quantity',
  limits: (minimum: number, available: number) =>
    `Minimum ${formatCount(minimum)} pcs, ${formatCount(available)} pcs available`,
  address: 'Address',
  submit: 'PURCHASE',
  sending: 'Sending your order…',
  /** Displayed while the part is from the cached list and is being refetched (SPEED-19). */
  checking: 'Checking price and stock…',
  /** Displayed if the part is from the cached list and the refetch failed. */
  checkFailed: {
    title: 'We couldn’t check price and stock',
    text: 'They may have changed, so you can’t order yet.',
    action: 'Try again',
  },
  quotation: 'Print quotation',
  total: 'Total',
  noTotal: '–',
  loading: 'Loading the part',
  back: 'Back to all parts',
  notFound: { title: 'Part not found', text: 'It may have sold out or been removed.' },
  unavailableTitle: 'You can’t order this part right now',
  unavailableReasons: {
    noPrice: () => 'This part has no price yet. Ask us for a quote.',
    soldOut: () => 'Sold out. Please check back soon.',
    minimumAboveStock: (minimum: number, available: number) =>
      `The minimum order is ${minimum} pcs, but we only have ${available}.`,
  },
  stale: 'We couldn’t refresh this part. Its price and stock may be out of date.',
  done: { title: 'Order placed', text: 'Pay for it in My Orders.', link: 'Pay in My Orders' },
  orderMore: 'Order more',
  /** Displayed before the order's total. */
  orderedQuantity: (quantity: number) => `${formatCountOf('piece', quantity)}, `,
  refused: {
    title: 'Something is Wrong',
    text: 'Your order wasn’t placed. Please try again.',
  },
  unknown: {
    title: 'We can’t tell whether your order went through',
    text: 'Check My Orders before you try again.',
    link: titles.myOrders,
  },
} as const

/** The My Orders page, and orders on any page (SHOP-2). `// sic` marks the specification's misspellings. */
export const orders = {
  count: (count: number) => formatCountOf('order', count),
  loading: 'Loading your orders',
  list: {
    search: 'Search orders',
    sorts: {
      server: 'Default order',
      newest: 'Newest first',
      part: 'Part',
      totalDown: 'Total, high to low',
      totalUp: 'Total, low to high',
      unpaid: 'Unpaid first',
    },
    count: lists.count,
    showAll: 'Show all orders',
  },
  stale: 'We couldn’t refresh these orders. They may be out of date.',
  empty: "You Don't have any purchased yeat", // sic
  emptyHint: 'Orders appear here as soon as you place them.',
  partsLink: 'See all parts',
  backToOrders: 'Back to My Orders',

  part: 'Part',
  perPiece: 'Per piece',
  quantity: 'Quantity',
  total: 'Total',
  status: 'Status',
  actions: 'Actions',
  notKnown: 'Unknown',
  /** The name of an order whose part the server has lost (DATA-7). */
  missingPart: 'Part details missing',
  /** The name of an order that can’t be read, with the row's id or number (DATA-14). */
  unreadable: (id: string) => `Unreadable order: ${isolate(id)}`,

  unpaid: 'Unpaid',
  pending: 'Pending',
  shipped: 'Shipped',
  purchased: 'Purchased Done', // sic
  paid: 'All-Ready Paid', // sic

  pay: 'Pay',
  /** Why there is no Pay button. */
  totalProblems: {
    totalMissing: () => 'The price or quantity is missing.',
    totalTooLow: (min: string) => `Card payments must be at least ${min}.`,
    totalTooHigh: (_min: string, max: string) => `Card payments can’t be more than ${max}.`,
  },
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  cancelConfirmation: {
    title: 'Cancel this order?',
    text: (part: string, quantity: string) => `${isolate(part)}, ${quantity}. This can’t be undone.`,
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
  },

  charged: 'Your card was charged. Don’t pay again.',
  chargedHint:
    'We haven’t been able to record the payment on your order. We’ll keep trying while you’re here and each time you come back. You can also try now.',
  chargedUnstoredHint:
    'We haven’t been able to record the payment on your order, and this browser can’t store it. Please keep this page open and note the reference below.',
  reference: 'Reference',
  record: 'Try again',
  recording: 'Recording your payment…',

  email: 'Email',
  contact: 'Contact us',
  lost: {
    title: 'Your card was charged. Don’t pay again.',
    text: 'We can no longer find this order, so your payment can’t be recorded on it. Write to us with the reference below, and we’ll find your payment.',
    subject: (reference: string) => `Charged, but my order is lost: ${reference}`,
  },
  twice: {
    title: 'Your card was charged twice',
    text: 'This order had already been paid, for example on another device. Write to us with the reference below so we can refund this charge.',
    subject: (reference: string) => `Charged twice for one order: ${reference}`,
  },

  undecided: 'A payment for this order is in progress.',
  undecidedHint: 'We don’t know the outcome yet, so please don’t pay again. Until we do, the order can’t be cancelled.',
  paymentLink: 'View payment',
  receipt: 'Receipt',
  shipTo: 'Ship to',
  cardSafety: 'Your card details go straight to Stripe. We never see them.',
} as const

/** The Payment page (SHOP-2). `// sic` marks the specification's misspellings. */
export const payment = {
  loading: 'Loading your order',
  stale: 'We couldn’t refresh this order. We’ll check it again before charging your card.',

  formTitle: "Let's Payment For Deal", // sic
  confirm: 'Payment Confirm', // sic
  confirming: 'Confirming your payment. Please stay on this page.',

  /** Why the pay button is disabled (PAY-9). */
  disabledReasons: {
    preparing: 'Preparing your payment…',
    provider: 'Loading the card form…',
    incomplete: 'Enter your card details to continue.',
  },
  noSecret: { title: 'We couldn’t set up the payment', text: 'Your card was not charged.' },
  wrongAmount: {
    title: 'This payment has the wrong amount',
    text: 'It doesn’t match the total of your order, so we stopped it. Your card was not charged. Try again, or contact us if this keeps happening.',
  },
  insecure: { title: 'This connection isn’t secure', text: 'Open the shop with https to pay by card.' },
  paymentNotStored: {
    title: 'This browser can’t store your payment',
    text: 'Please keep this page open until your order shows as paid. If you close it earlier, your payment may not be recorded.',
  },
  cardFormBlocked: {
    title: 'The card form didn’t load',
    text: 'Your browser or network may be blocking it, or it is taking too long. Your card was not charged.',
  },
  totalChanged: {
    title: 'The total has changed',
    text: 'Your card was not charged. Confirm again to pay the new total.',
  },
  retry: 'Try again',

  success: 'Payment Success',
  recording: 'Recording the payment on your order…',
  recorded: 'Thank you. Your order is paid and will be shipped soon.',
  /** Why the outcome of a payment is unknown. */
  undecided: {
    processing: {
      title: 'Your payment is being processed',
      text: 'Your bank hasn’t confirmed it yet. Please don’t pay again.',
    },
    unreachable: {
      title: 'We couldn’t check your payment',
      text: 'The payment service isn’t responding at the moment. Your card may have been charged, so please don’t pay again.',
    },
    unknownIntent: {
      title: 'We couldn’t find your payment',
      text: 'The payment service doesn’t recognize it. Your card may have been charged, so please don’t pay again. Contact us instead.',
    },
  },
  checkAgain: 'Check again',

  notPayable: {
    title: 'This order can’t be paid',
    text: (reason: string) => `${reason} Cancel this order in My Orders and order again.`,
  },
  notFound: { title: 'Order not found', text: 'It may have been cancelled, or the link may be wrong.' },
  forbidden: {
    title: 'You don’t have access to this order',
    text: 'Only the account that placed an order can view and pay for it.',
  },
} as const

/** The shop's own error messages beside the card form (PAY-5). */
export const paymentProblems = {
  notChecked: 'We couldn’t check your order, so your card was not charged. Please try again.',
  unfinished: 'Your bank’s check wasn’t completed, so nothing was charged. You can pay again.',
  unanswered:
    'We haven’t heard back about your payment yet. If you confirm again here, your card will still be charged only once. Please don’t pay anywhere else.',
  interrupted: 'The payment was interrupted and nothing was charged. You can pay again.',
} as const

/** The receipt of a paid order. It has no date, because the server sends none (DATA-10). */
export const receipt = {
  title: 'Receipt',
  name: 'Customer',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  reference: 'Transaction ID',
  print: 'Print',
} as const

/** The My Profile page (PEOPLE-4). */
export const profile = {
  loading: 'Loading your profile',
  stale: 'We couldn’t refresh your profile. It may be out of date.',

  formTitle: 'Your details',
  education: 'Education',
  address: 'Address',
  linkedin: 'LinkedIn URL',
  linkedinHint: 'For example, linkedin.com/in/your-name',
  country: 'Country',
  phone: 'Phone',
  choose: 'Select',
  submit: 'Update Profile',
  saving: 'Saving your profile…',
  done: { title: 'Profile saved', text: 'We’ll fill in your phone and address when you order.' },
  failed: { title: 'We couldn’t save your profile', text: 'Your changes are still here. Please try again.' },
  unknown: {
    title: 'We can’t tell whether your profile was saved',
    text: 'It may have gone through. Your changes are still here.',
  },

  cardLabel: 'Profile card',
  cardLinkedin: 'LinkedIn',
  notGiven: 'Not provided',
  noLinkedin: 'Add your LinkedIn profile to show your details here.',
} as const

/** The password form on My Profile, with the messages for the identity provider's errors (AUTH-20). */
export const password = {
  title: 'Change password',
  current: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 6 characters, including one of ! @ # $ % ^ & *',
  submit: 'Change password',
  changing: 'Changing your password…',
  done: { title: 'Password changed', text: 'Use it the next time you log in.' },
  failed: 'Your password was not changed',
  errors: {
    noUser: 'No user is logged in',
    wrong: 'Wrong Password',
    tooShort: validationMessages.passwordLength,
    loginAgain: 'Please log out and log in again, then change your password. This keeps your account safe.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    network: 'Something went wrong',
    other: 'Something is Wrong',
  },
} as const

/** The Add A Review page (PEOPLE-6). */
export const addReview = {
  formTitle: 'Your review',
  signed: (name: string, email: string) => `Posting as ${isolate(name)}. Your email (${email}) is never shown.`,
  rating: 'Rating',
  ratingHint: 'Tap or drag. Half stars work too.',
  stars: (rating: number) => `${rating} out of 5 stars`,
  country: 'Country',
  review: 'Review',
  submit: 'Send Review',
  sending: 'Sending your review…',
  done: {
    title: 'Thank you for your review',
    text: 'It’s on the home page now for everyone to read.',
    link: 'See all reviews',
  },
  failed: { title: 'Your review was not sent', text: 'Your text is still here. Please try again.' },
  unknown: {
    title: 'We can’t tell whether your review arrived',
    text: 'Check the reviews before you send it again. Your text is still here.',
    link: 'See all reviews',
  },
  preview: 'Preview',
  previewPlaceholder: 'Your review appears here as you write.',
} as const
