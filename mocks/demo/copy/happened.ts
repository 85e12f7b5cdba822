import type { ProviderAction } from '#mocks/callLog.ts'
import type { CallName } from '#mocks/dials.ts'
import type { allCalls } from '#src/api/allCalls.ts'
import type { MutationNames } from '#src/api/call.ts'

/** A call that changes something. */
export type ChangeName = MutationNames<typeof allCalls> | 'uploadPicture'
export type ReadName = Exclude<CallName, ChangeName>

/** good: it worked, or nobody came to harm · bad: something failed · neutral: neither. */
export type Tone = 'good' | 'bad' | 'neutral'
export type Sentence = readonly [text: string, tone: Tone]

/** What reads could not do; one that succeeds says nothing. */
export const readFailures: Readonly<Record<ReadName, string>> = {
  getParts: 'The parts could not be loaded',
  getPart: 'The part could not be loaded',
  getReviews: 'The reviews could not be loaded',
  getAdmin: 'The shop could not find out whether this is an admin',
  getUsers: 'The users could not be loaded',
  getProfile: 'The profile could not be loaded',
  getMyOrders: 'The customer’s orders could not be loaded',
  getMyOrder: 'The order could not be loaded',
  getOrders: 'The list of all orders could not be loaded',
}

interface ChangeTexts {
  /** null: a customer does not notice it. */
  done: string | null
  failed: string
  /** The answer said that nothing was changed. */
  unchanged: string
}

export const changes: Readonly<Record<ChangeName, ChangeTexts>> = {
  addPart: {
    done: 'Part added to the catalogue',
    failed: 'The part could not be added',
    unchanged: 'The shop did not add the part',
  },
  uploadPicture: {
    done: 'Picture uploaded',
    failed: 'The picture could not be uploaded',
    unchanged: 'The picture was not stored',
  },
  addReview: {
    done: 'Review sent',
    failed: 'The review could not be sent',
    unchanged: 'The shop did not take the review',
  },
  deleteReview: {
    done: 'Review deleted',
    failed: 'The review could not be deleted',
    unchanged: 'No review was deleted: it may be gone already',
  },
  upsertUser: {
    done: null,
    failed: 'The shop could not confirm the login',
    unchanged: 'The shop did not confirm the login',
  },
  makeAdmin: {
    done: 'Somebody became an admin',
    failed: 'The user could not be made an admin',
    unchanged: 'Nothing changed: the user may be an admin already',
  },
  saveProfile: {
    done: 'Profile saved',
    failed: 'The profile could not be saved',
    unchanged: 'The shop did not save the profile',
  },
  placeOrder: {
    done: 'Order placed',
    failed: 'The order could not be placed',
    unchanged: 'The shop did not take the order. Nothing was bought',
  },
  cancelOrder: {
    done: 'Order cancelled',
    failed: 'The order could not be cancelled',
    unchanged: 'No order was cancelled: it may be gone or paid already',
  },
  createPaymentIntent: {
    done: null,
    failed: 'The payment could not be prepared. Nothing was charged',
    unchanged: 'The payment was not prepared. Nothing was charged',
  },
  recordPayment: {
    done: 'The shop recorded the payment',
    failed: 'The shop could not record the payment',
    unchanged: 'The shop did not record the payment',
  },
  deleteOrder: {
    done: 'Order deleted',
    failed: 'The order could not be deleted',
    unchanged: 'No order was deleted: it may be gone or paid already',
  },
  shipOrder: {
    done: 'Order shipped',
    failed: 'The order could not be shipped',
    unchanged: 'Nothing was shipped: the order may be shipped already',
  },
}

/** Why a call failed, after a colon. */
export const reasons = {
  hang: 'no answer comes',
  network: 'no connection',
  lost: 'the answer got lost',
  garbage: 'the answer was unreadable',
  401: 'the login had run out',
  403: 'not allowed',
  404: 'not found',
  otherRequest: 'the shop did not accept it',
  server: 'the server had a fault',
} as const

/** What the shop does to fix it. */
export const recoveries = {
  readWorks: 'It worked when tried again',
  loginRenewed: 'The login was renewed by itself',
  triedByItself: 'Tried again by itself',
  tried: 'Tried again',
  stillNotRecorded: (tried: string) => `${tried}, still not recorded`,
  recorded: 'Recorded. Nothing was charged twice',
  recordedUnheard: 'The payment was recorded, but the answer got lost',
  foundRecorded: 'Looked again and found it recorded. Nothing was charged twice',
} as const

export const answerLost = (done: string): string => `${done}, but the answer got lost`
export const because = (failed: string, reason: string): string => `${failed}: ${reason}`
export const timesOver = (text: string, times: number): string => (times === 1 ? text : `${text} (${times} times)`)

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

/** What the providers do, by their answers; `other` is for an answer without a sentence of its own. */
export const providers: Readonly<
  Record<ProviderAction, { answers: Readonly<Record<string, Sentence>>; other: string; open?: Sentence }>
> = {
  confirmCard: {
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
    answers: {
      passed: ['The customer passed the bank’s check', 'good'],
      failed: ['The customer did not pass the bank’s check', 'bad'],
    },
    other: 'The bank’s check could not be shown',
    open: ['The bank asks the customer to confirm the payment', 'neutral'],
  },
  retrieveIntent: {
    answers: {
      succeeded: ['Asked the card provider: the card was charged', 'good'],
      processing: ['Asked the card provider: the bank has not decided yet', 'neutral'],
      requires_action: ['Asked the card provider: nothing was charged', 'neutral'],
      requires_payment_method: ['Asked the card provider: nothing was charged', 'neutral'],
      network: ['The card provider could not be asked about the payment', 'bad'],
    },
    other: 'The card provider does not know the payment',
  },
  signIn: { answers: { done: ['Logged in', 'good'], ...loginProblems }, other: 'The login failed' },
  register: { answers: { done: ['Signed up', 'good'], ...loginProblems }, other: 'Signing up failed' },
  signInWithGoogle: {
    answers: { done: ['Logged in with Google', 'good'], ...loginProblems },
    other: 'The login with Google failed',
  },
  signOut: { answers: { done: ['Logged out', 'neutral'], ...loginProblems }, other: 'Logging out failed' },
  sendPasswordReset: {
    answers: { done: ['An e-mail for a new password was sent', 'good'], ...loginProblems },
    other: 'The e-mail for a new password was not sent',
  },
  changePassword: {
    answers: { done: ['Password changed', 'good'], ...loginProblems },
    other: 'The password was not changed',
  },
}
