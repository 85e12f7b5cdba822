import type { CallRecord, ProviderAction } from '#mocks/callLog.ts'
import type { CallName } from '#mocks/dials.ts'
import type { allCalls } from '#mocks/allCalls.ts'
import type { MutationNames } from '#src/api/call.ts'

/** A call that changes something. */
export type ChangeName = MutationNames<typeof allCalls> | 'uploadPicture'
export type ReadName = Exclude<CallName, ChangeName>

/** good: it worked, or nobody came to harm · bad: something failed · neutral: neither. */
export type Tone = 'good' | 'bad' | 'neutral'
export type Sentence = readonly [text: string, tone: Tone]

/** What each read is for, and what it could not do; one that succeeds says nothing. */
export const reads: Readonly<Record<ReadName, { label: string; failed: string }>> = {
  getParts: { label: 'Loads the parts', failed: 'The parts could not be loaded' },
  getPart: { label: 'Loads one part', failed: 'The part could not be loaded' },
  getReviews: { label: 'Loads the reviews', failed: 'The reviews could not be loaded' },
  getAdmin: { label: 'Asks whether this is an admin', failed: 'The shop could not find out whether this is an admin' },
  getUsers: { label: 'Loads all users', failed: 'The users could not be loaded' },
  getProfile: { label: 'Loads the profile', failed: 'The profile could not be loaded' },
  getMyOrders: { label: 'Loads my orders', failed: 'The customer’s orders could not be loaded' },
  getMyOrder: { label: 'Loads one order', failed: 'The order could not be loaded' },
  getOrders: { label: 'Loads all orders', failed: 'The list of all orders could not be loaded' },
}

interface ChangeTexts {
  label: string
  /** null: a customer does not notice it. */
  done: string | null
  failed: string
}

/** What each change is for, and what is said of it. */
export const changes: Readonly<Record<ChangeName, ChangeTexts>> = {
  addPart: { label: 'Adds a part', done: 'Part added to the catalogue', failed: 'The part could not be added' },
  uploadPicture: { label: 'Uploads a picture', done: 'Picture uploaded', failed: 'The picture could not be uploaded' },
  addReview: { label: 'Sends a review', done: 'Review sent', failed: 'The review could not be sent' },
  deleteReview: { label: 'Deletes a review', done: 'Review deleted', failed: 'The review could not be deleted' },
  upsertUser: { label: 'Tells the shop who logged in', done: null, failed: 'The shop could not confirm the login' },
  makeAdmin: {
    label: 'Makes somebody an admin',
    done: 'Somebody became an admin',
    failed: 'The user could not be made an admin',
  },
  saveProfile: { label: 'Saves the profile', done: 'Profile saved', failed: 'The profile could not be saved' },
  placeOrder: { label: 'Places an order', done: 'Order placed', failed: 'The order could not be placed' },
  cancelOrder: { label: 'Cancels an order', done: 'Order cancelled', failed: 'The order could not be cancelled' },
  createPaymentIntent: {
    label: 'Prepares a payment',
    done: null,
    failed: 'The payment could not be prepared. Nothing was charged',
  },
  recordPayment: {
    label: 'Records a payment',
    done: 'The shop recorded the payment',
    failed: 'The shop could not record the payment',
  },
  deleteOrder: { label: 'Deletes an order', done: 'Order deleted', failed: 'The order could not be deleted' },
  shipOrder: { label: 'Ships an order', done: 'Order shipped', failed: 'The order could not be shipped' },
}

/** The identity provider's error codes (SHOP-8). */
const loginProblems: Readonly<Record<string, Sentence>> = {
  'invalid-email': ['This is not an e-mail address', 'bad'],
  'user-not-found': ['There is no account with this e-mail', 'bad'],
  'wrong-password': ['The password was wrong', 'bad'],
  'invalid-credential': ['E-mail or password was wrong: strangers are not told which', 'bad'],
  'weak-password': ['The password was too short', 'bad'],
  'email-already-in-use': ['This e-mail has an account already', 'bad'],
  'popup-closed-by-user': ['The Google window was closed. Nothing is lost', 'neutral'],
  'popup-blocked': ['The browser blocked the Google window', 'bad'],
  'network-request-failed': ['The login service could not be reached', 'bad'],
}

interface ProviderTexts {
  label: string
  answers: Readonly<Record<string, Sentence>>
  /** Of an answer without a sentence of its own. */
  other: string
  /** While it is not answered. */
  open?: Sentence
}

/** An action of the identity provider. */
const login = (label: string, done: Sentence, other: string): ProviderTexts => ({
  label,
  answers: { done, ...loginProblems },
  other,
})

/** What the providers do, by their answers. */
export const providers: Readonly<Record<ProviderAction, ProviderTexts>> = {
  confirmCard: {
    label: 'Charges the card',
    answers: {
      succeeded: ['Card charged', 'good'],
      processing: ['The bank has not decided about the payment yet', 'neutral'],
      declined: ['The bank declined the card. Nothing was charged', 'bad'],
      insufficientFunds: ['The card has too little money on it. Nothing was charged', 'bad'],
      notATestCard: ['Only test cards work in the demo. Nothing was charged', 'bad'],
      notAuthenticated: ['The bank’s check was not passed. Nothing was charged', 'bad'],
      alreadySucceeded: ['Paid already: the card was not charged again', 'good'],
      network: ['The card provider did not answer: the payment is undecided', 'bad'],
    },
    other: 'The card could not be charged',
  },
  authenticateCard: {
    label: 'The bank asks the customer',
    answers: {
      passed: ['The customer passed the bank’s check', 'good'],
      failed: ['The customer did not pass the bank’s check', 'bad'],
    },
    other: 'The bank’s check could not be shown',
    open: ['The bank asks the customer to confirm the payment', 'neutral'],
  },
  retrieveIntent: {
    label: 'Asks the card provider about a payment',
    answers: {
      succeeded: ['Asked the card provider: the card was charged', 'good'],
      processing: ['Asked the card provider: the bank has not decided yet', 'neutral'],
      requires_action: ['Asked the card provider: nothing was charged', 'neutral'],
      requires_payment_method: ['Asked the card provider: nothing was charged', 'neutral'],
      network: ['The card provider could not be asked about the payment', 'bad'],
    },
    other: 'The card provider does not know the payment',
  },
  signIn: login('Logs in', ['Logged in', 'good'], 'The login failed'),
  register: login('Signs up', ['Signed up', 'good'], 'Signing up failed'),
  signInWithGoogle: login('Logs in with Google', ['Logged in with Google', 'good'], 'The login with Google failed'),
  signOut: login('Logs out', ['Logged out', 'neutral'], 'Logging out failed'),
  sendPasswordReset: login(
    'Sends a new password',
    ['An e-mail for a new password was sent', 'good'],
    'The e-mail for a new password was not sent',
  ),
  changePassword: login('Changes the password', ['Password changed', 'good'], 'The password was not changed'),
}

const all: Readonly<Record<CallRecord['name'], { label: string }>> = { ...reads, ...changes, ...providers }

/** What a call, or an action of a provider, is for. */
export const callLabel = (name: CallRecord['name']): string => all[name].label
