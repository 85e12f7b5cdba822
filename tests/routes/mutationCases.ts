import { fireEvent, screen } from '@testing-library/react'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import type { Persona } from '#mocks/personas.ts'
import type { allCalls } from '#src/api/allCalls.ts'
import type { MutationNames } from '#src/api/call.ts'
import { error, success, warning, type Toast } from '#src/notifications/toast.ts'
import type { Platform } from '#src/platform/ports.ts'
import { fillIn } from '#tests/support/forms.ts'
import { leaveBehind } from '#tests/support/orders.ts'

/** How a call can end, and how the mock server is told to end it so. */
export const ways = {
  done: undefined,
  'not acknowledged': 'refused',
  forbidden: 403,
  failing: 500,
  'out of reach': 'network',
} satisfies Record<string, Fault | undefined>
export type Way = keyof typeof ways

/** What is so after each way; `else` stands for those that are not named. */
type After<Value> = Partial<Record<Way, Value>> & { else: Value }

/** Something a person does that changes something: one press, after which the page and a toast say what came of it. */
export interface MutationCase {
  at: string
  as: Persona
  platform?: Partial<Platform>
  /** What has happened before the page opens. */
  arrange?: () => void
  /** Brings the page to where one press does it. */
  begin: () => Promise<void>
  press: string
  /** What stands there while it runs, in the button's place. */
  busy: string
  /** null: none. Where nothing answers it is 'Something went wrong' (PAGE-8), unless told otherwise. */
  toast: After<Toast | null>
  /** Words of what has the focus afterwards: a form's notice, a row's button. */
  focus: After<string>
  /** Ways that it can't end by itself, for it is tried again. */
  without?: Way[]
}

/** Presses the first button of that name in the list and waits for the question. */
const ask = async (name: string) => {
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

const offerRetry = async () => {
  const retry = await screen.findByRole('button', { name: 'Try again' })
  retry.focus()
}

const uploaded = { upload: () => Promise.resolve('https://images.shop.test/uploads/nut.png') }

/** Signing in, which upserts, is in identity. */
export type DeedName = Exclude<MutationNames<typeof allCalls>, 'upsertUser'>

/** SHOP-8, PAGE-8: every call that changes something where a person makes it. */
export const mutationCases: Record<DeedName, MutationCase> = {
  placeOrder: {
    at: '/purchase/brake-rotor-345',
    as: 'customer',
    begin: fillOrder,
    press: 'PURCHASE',
    busy: 'Sending your order…',
    toast: { done: success('Purchase Successfully'), else: error('Something is Wrong') },
    focus: {
      done: 'Your order is placed',
      failing: 'look at My Orders first',
      'out of reach': 'look at My Orders first',
      else: 'Nothing was bought',
    },
  },
  cancelOrder: {
    at: '/dashboard/mypurchases',
    as: 'customer',
    begin: () => ask('Cancel'),
    press: 'Cancel the order',
    busy: 'Cancelling…',
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
    begin: () => ask('Delete'),
    press: 'Delete the order',
    busy: 'Deleting…',
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
    begin: () => ask('Ship'),
    press: 'Mark as shipped',
    busy: 'Shipping…',
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
    begin: offerRetry,
    press: 'Try again',
    busy: 'The payment is being prepared.',
    toast: { else: null },
    focus: { else: 'Payment' },
  },
  recordPayment: {
    at: '/dashboard/mypurchases',
    as: 'customer',
    arrange() {
      db.setDials({ faults: { recordPayment: 403 } })
      leaveBehind('charged')
    },
    begin: offerRetry,
    press: 'Try again',
    busy: 'Noting your payment…',
    toast: { done: success('Payment sent successfully'), else: null },
    focus: { done: 'Receipt', else: 'Try again' },
    without: ['not acknowledged', 'failing', 'out of reach'],
  },
  addReview: {
    at: '/dashboard/addreviews',
    as: 'customer',
    begin: fillReview,
    press: 'Send Review',
    busy: 'Sending your review…',
    toast: { done: success('Your Reviews Successfully Done'), else: error('Something want Wrong') },
    focus: { done: 'Thank you for your review', else: 'Your review was not sent' },
  },
  deleteReview: {
    at: '/dashboard/manageUserReviews',
    as: 'admin',
    begin: () => ask('Delete'),
    press: 'Delete the review',
    busy: 'Deleting…',
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
    begin: fillProfile,
    press: 'Update Profile',
    busy: 'Saving your profile…',
    toast: { done: success('Your Profile Update Success'), else: error('Something is Wrong') },
    focus: { done: 'Your profile is saved', else: 'Your profile was not saved' },
  },
  makeAdmin: {
    at: '/dashboard/makeadmin',
    as: 'admin',
    begin: () => ask('Make Admin'),
    press: 'Make Admin',
    busy: 'Saving…',
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
    platform: { upload: uploaded },
    begin: fillPart,
    press: 'Add Product',
    busy: 'Adding the part…',
    toast: { done: success('Part Add Successfully'), else: error('Something Wrong Please Check') },
    focus: { done: 'The part is in the catalogue', else: 'The part could not be saved' },
  },
}

const network = error('Something went wrong')

/** @returns what a toast says after this way; null: there is none */
export function toastAfter({ toast }: MutationCase, way: Way): Toast | null {
  if (way === 'out of reach') return toast[way] ?? network
  return toast[way] === undefined ? toast.else : toast[way]
}
