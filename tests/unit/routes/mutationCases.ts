import { fireEvent, screen } from '@testing-library/react'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import type { Persona } from '#mocks/personas.ts'
import type { allCalls } from '#src/api/allCalls.ts'
import type { MutationNames } from '#src/api/call.ts'
import { error, success, warning, type Toast } from '#src/notifications/toast.ts'
import type { Platform } from '#src/platform/ports.ts'
import { fillIn } from '#tests/support/forms.ts'
import { arrangeUnfinishedPayment } from '#tests/support/orders.ts'

/** How a call can end, with the mock server's fault for it. */
export const outcomes = {
  done: undefined,
  'not acknowledged': 'refused',
  forbidden: 403,
  failing: 500,
  unreachable: 'network',
} satisfies Record<string, Fault | undefined>
export type Outcome = keyof typeof outcomes

/** A value by outcome; `else` is for the outcomes that are not named. */
type ByOutcome<Value> = Partial<Record<Outcome, Value>> & { else: Value }

/** A mutation that a user starts with one button, and its effects on the page. */
export interface MutationCase {
  at: string
  as: Persona
  platform?: Partial<Platform>
  /** Prepares the data before the page opens. */
  arrange?: () => void
  /** Prepares the page, so that one press starts the mutation. */
  prepare: () => Promise<void>
  buttonName: string
  /** The text in place of the button while the mutation runs. */
  busyText: string
  /** null: no toast. For `unreachable` the default is 'Something went wrong' (PAGE-8). */
  toast: ByOutcome<Toast | null>
  /** A text of the element that has the focus at the end: a form's notice or a row's button. */
  focus: ByOutcome<string>
  /** Outcomes that do not occur, because the shop retries the call. */
  excludedOutcomes?: Outcome[]
}

/** Presses the first button with this name and waits for the confirmation dialog. */
const openDialog = async (name: string) => {
  const [first] = await screen.findAllByRole('button', { name })
  if (!first) throw new Error(`no ${name}`)
  first.focus()
  fireEvent.click(first)
  await screen.findByRole('alertdialog')
}

const fillReview = async () => {
  await screen.findByLabelText('Review')
  fillIn({ Country: 'Bhutan', Review: 'Straight, quiet, on time.' })
}

const fillProfile = async () => {
  await screen.findByLabelText('Education')
  fillIn({ Education: 'HSC', Country: 'Nepal', Address: '9 Hill Road', 'LinkedIn URL': 'in.example/r', Phone: '0171' })
}

const fillOrder = async () => {
  await screen.findByLabelText('Quantity')
  fillIn({ Phone: '+880 1700 000 000', Address: '12 Port Road', Quantity: '25' })
}

const fillPart = async () => {
  await screen.findByLabelText('Describe')
  fillIn({ Name: 'Wheel nut', 'Price per unit': '2.40', 'Minimum quantity': '100', 'Available parts': '4800' })
  fillIn({ Describe: 'Cold forged.' })
  const files = [new File(['nut'], 'nut.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText(/^Image/), { target: { files } })
}

const focusRetry = async () => {
  const retry = await screen.findByRole('button', { name: 'Try again' })
  retry.focus()
}

const uploadPort = { upload: () => Promise.resolve('https://images.shop.test/uploads/nut.png') }

/** Every mutation except the upsert of a sign-in, which identity.test.tsx covers. */
export type MutationName = Exclude<MutationNames<typeof allCalls>, 'upsertUser'>

/** Every mutation on the page that starts it (SHOP-8, PAGE-8). */
export const mutationCases: Record<MutationName, MutationCase> = {
  placeOrder: {
    at: '/purchase/brake-rotor-345',
    as: 'customer',
    prepare: fillOrder,
    buttonName: 'PURCHASE',
    busyText: 'Sending your order…',
    toast: { done: success('Purchase Successfully'), else: error('Something is Wrong') },
    focus: {
      done: 'Your order is placed',
      failing: 'look at My Orders first',
      unreachable: 'look at My Orders first',
      else: 'Nothing was bought',
    },
  },
  cancelOrder: {
    at: '/dashboard/mypurchases',
    as: 'customer',
    prepare: () => openDialog('Cancel'),
    buttonName: 'Cancel the order',
    busyText: 'Cancelling…',
    toast: {
      done: success('Deleting Successfully'),
      'not acknowledged': warning('something want wrong'),
      else: error('Something is Wrong'),
    },
    focus: { else: 'Cancel' },
  },
  deleteOrder: {
    at: '/dashboard/manageallorders',
    as: 'admin',
    prepare: () => openDialog('Delete'),
    buttonName: 'Delete the order',
    busyText: 'Deleting…',
    toast: {
      done: success('Order Delete'),
      'not acknowledged': warning('something want wrong'),
      else: error('Something is Wrong'),
    },
    focus: { done: 'Ship', else: 'Delete' },
  },
  shipOrder: {
    at: '/dashboard/manageallorders',
    as: 'admin',
    prepare: () => openDialog('Ship'),
    buttonName: 'Mark as shipped',
    busyText: 'Shipping…',
    toast: {
      done: success('Product shipped'),
      'not acknowledged': warning('Something is Wrong'),
      else: error('Something is Wrong'),
    },
    focus: { done: 'Delete', else: 'Ship' },
  },
  createPaymentIntent: {
    at: '/dashboard/payment/order-1012',
    as: 'customer',
    arrange: () => db.setDials({ faults: { createPaymentIntent: 403 } }),
    prepare: focusRetry,
    buttonName: 'Try again',
    busyText: 'The payment is being prepared.',
    toast: { else: null },
    focus: { else: 'Payment' },
  },
  recordPayment: {
    at: '/dashboard/mypurchases',
    as: 'customer',
    arrange() {
      db.setDials({ faults: { recordPayment: 403 } })
      arrangeUnfinishedPayment('charged')
    },
    prepare: focusRetry,
    buttonName: 'Try again',
    busyText: 'Noting your payment…',
    toast: { done: success('Payment sent successfully'), else: null },
    focus: { done: 'Receipt', else: 'Try again' },
    excludedOutcomes: ['not acknowledged', 'failing', 'unreachable'],
  },
  addReview: {
    at: '/dashboard/addreviews',
    as: 'customer',
    prepare: fillReview,
    buttonName: 'Send Review',
    busyText: 'Sending your review…',
    toast: { done: success('Your Reviews Successfully Done'), else: error('Something want Wrong') },
    focus: { done: 'Thank you for your review', else: 'Your review was not sent' },
  },
  deleteReview: {
    at: '/dashboard/manageUserReviews',
    as: 'admin',
    prepare: () => openDialog('Delete'),
    buttonName: 'Delete the review',
    busyText: 'Deleting…',
    toast: {
      done: success('Review Delete Successfully'),
      'not acknowledged': warning("something want's wrong"),
      else: error('Something is Wrong'),
    },
    focus: { done: 'Show all', else: 'Delete' },
  },
  saveProfile: {
    at: '/dashboard',
    as: 'newCustomer',
    prepare: fillProfile,
    buttonName: 'Update Profile',
    busyText: 'Saving your profile…',
    toast: { done: success('Your Profile Update Success'), else: error('Something is Wrong') },
    focus: { done: 'Your profile is saved', else: 'Your profile was not saved' },
  },
  makeAdmin: {
    at: '/dashboard/makeadmin',
    as: 'admin',
    prepare: () => openDialog('Make Admin'),
    buttonName: 'Make Admin',
    busyText: 'Saving…',
    toast: {
      done: success('Admin Permission Conform'),
      'not acknowledged': warning('Something is Wrong'),
      forbidden: warning("You Don't Have Permission for This Action"),
      else: error('Something is Wrong'),
    },
    focus: { done: 'Current Users', else: 'Make Admin' },
  },
  addPart: {
    at: '/dashboard/addproduct',
    as: 'admin',
    platform: { upload: uploadPort },
    prepare: fillPart,
    buttonName: 'Add Product',
    busyText: 'Adding the part…',
    toast: { done: success('Part Add Successfully'), else: error('Something Wrong Please Check') },
    focus: { done: 'The part is in the catalogue', else: 'The part could not be saved' },
  },
}

const networkToast = error('Something went wrong')

/** @returns the toast for an outcome; null for none */
export function toastFor({ toast }: MutationCase, outcome: Outcome): Toast | null {
  if (outcome === 'unreachable') return toast.unreachable ?? networkToast
  return toast[outcome] === undefined ? toast.else : toast[outcome]
}
