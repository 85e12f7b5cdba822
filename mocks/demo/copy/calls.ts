import type { ProviderAction } from '#mocks/callLog.ts'
import type { CallName } from '#mocks/dials.ts'

/** good: it worked, or nobody came to harm · bad: something failed · neutral: neither. */
export type Tone = 'good' | 'bad' | 'neutral'
export type Sentence = readonly [text: string, tone: Tone]

/** What each call is for, what is said of it when it is done (null: nothing), and when it fails. */
export const calls: Readonly<Record<CallName, readonly [label: string, done: string | null, failed: string]>> = {
  getParts: ['Loads the parts', null, 'The parts could not be loaded'],
  getPart: ['Loads one part', null, 'The part could not be loaded'],
  getReviews: ['Loads the reviews', null, 'The reviews could not be loaded'],
  getAdmin: ['Asks whether this is an admin', null, 'The shop could not find out whether this is an admin'],
  getUsers: ['Loads all users', null, 'The users could not be loaded'],
  getProfile: ['Loads the profile', null, 'The profile could not be loaded'],
  getMyOrders: ['Loads my orders', null, 'The customer’s orders could not be loaded'],
  getMyOrder: ['Loads one order', null, 'The order could not be loaded'],
  getOrders: ['Loads all orders', null, 'The list of all orders could not be loaded'],
  addPart: ['Adds a part', 'Part added to the catalogue', 'The part could not be added'],
  uploadPicture: ['Uploads a picture', 'Picture uploaded', 'The picture could not be uploaded'],
  addReview: ['Sends a review', 'Review sent', 'The review could not be sent'],
  deleteReview: ['Deletes a review', 'Review deleted', 'The review could not be deleted'],
  upsertUser: ['Tells the shop who logged in', null, 'The shop could not confirm the login'],
  makeAdmin: ['Makes somebody an admin', 'Somebody became an admin', 'The user could not be made an admin'],
  saveProfile: ['Saves the profile', 'Profile saved', 'The profile could not be saved'],
  placeOrder: ['Places an order', 'Order placed', 'The order could not be placed'],
  cancelOrder: ['Cancels an order', 'Order cancelled', 'The order could not be cancelled'],
  createPaymentIntent: ['Prepares a payment', null, 'The payment could not be prepared. Nothing was charged'],
  recordPayment: ['Records a payment', 'The shop recorded the payment', 'The shop could not record the payment'],
  deleteOrder: ['Deletes an order', 'Order deleted', 'The order could not be deleted'],
  shipOrder: ['Ships an order', 'Order shipped', 'The order could not be shipped'],
}

/** An action of the identity provider, with its error codes (SHOP-8). */
const login = (done: Sentence, other: string): Readonly<Record<string, Sentence>> => ({
  done,
  'invalid-email': ['This is not an e-mail address', 'bad'],
  'user-not-found': ['There is no account with this e-mail', 'bad'],
  'wrong-password': ['The password was wrong', 'bad'],
  'invalid-credential': ['E-mail or password was wrong: strangers are not told which', 'bad'],
  'weak-password': ['The password was too short', 'bad'],
  'email-already-in-use': ['This e-mail has an account already', 'bad'],
  'popup-closed-by-user': ['The Google window was closed. Nothing is lost', 'neutral'],
  'popup-blocked': ['The browser blocked the Google window', 'bad'],
  'network-request-failed': ['The login service could not be reached', 'bad'],
  other: [other, 'bad'],
})

/** What the providers do, by their answers; other: without a sentence of its own; open: while it is not answered. */
export const providers: Readonly<Record<ProviderAction, Readonly<Record<string, Sentence>>>> = {
  confirmCard: {
    succeeded: ['Card charged', 'good'],
    processing: ['The bank has not decided about the payment yet', 'neutral'],
    declined: ['The bank declined the card. Nothing was charged', 'bad'],
    insufficientFunds: ['The card has too little money on it. Nothing was charged', 'bad'],
    notATestCard: ['Only test cards work in the demo. Nothing was charged', 'bad'],
    notAuthenticated: ['The bank’s check was not passed. Nothing was charged', 'bad'],
    alreadySucceeded: ['Paid already: the card was not charged again', 'good'],
    network: ['The card provider did not answer: the payment is undecided', 'bad'],
    other: ['The card could not be charged', 'bad'],
  },
  authenticateCard: {
    passed: ['The customer passed the bank’s check', 'good'],
    failed: ['The customer did not pass the bank’s check', 'bad'],
    other: ['The bank’s check could not be shown', 'bad'],
    open: ['The bank asks the customer to confirm the payment', 'neutral'],
  },
  retrieveIntent: {
    succeeded: ['Checked the payment: the card was charged', 'good'],
    processing: ['Checked the payment: the bank has not decided yet', 'neutral'],
    requires_action: ['Checked the payment: the bank’s check is not completed', 'neutral'],
    requires_payment_method: ['Checked the payment: nothing is charged yet', 'neutral'],
    network: ['The card provider could not be asked about the payment', 'bad'],
    other: ['The card provider does not know the payment', 'bad'],
  },
  signIn: login(['Logged in', 'good'], 'The login failed'),
  register: login(['Signed up', 'good'], 'Signing up failed'),
  signInWithGoogle: login(['Logged in with Google', 'good'], 'The login with Google failed'),
  signOut: login(['Logged out', 'neutral'], 'Logging out failed'),
  sendPasswordReset: login(
    ['An e-mail for a new password was sent', 'good'],
    'The e-mail for a new password was not sent',
  ),
  changePassword: login(['Password changed', 'good'], 'The password was not changed'),
}

/** Why a call failed, after a colon. */
export const reasons = {
  hang: 'no answer comes',
  network: 'no connection',
  lost: 'the answer got lost',
  garbage: 'the answer was unreadable',
  refused: 'the server changed nothing. It may be done already',
  401: 'the login had run out',
  403: 'not allowed',
  404: 'not found',
  otherRequest: 'the shop did not accept it',
  server: 'the server had a fault',
} as const

/** What the shop does to fix it. */
export const recoveries = {
  readWorks: ['It worked when tried again', 'good'],
  loginRenewed: ['The login was renewed by itself', 'good'],
  recorded: ['Recorded. Nothing was charged twice', 'good'],
  recordedUnheard: ['The payment was recorded, but the answer got lost', 'bad'],
  foundRecorded: ['Looked again and found it recorded. Nothing was charged twice', 'good'],
} as const satisfies Record<string, Sentence>

export const tried = { byItself: 'Tried again by itself', byHand: 'Tried again' } as const
export const notRecorded = (how: string): Sentence => [`${how}, still not recorded`, 'bad']
export const answerLost = (done: string): Sentence => [`${done}, but the answer got lost`, 'bad']
export const because = (failed: string, reason: string): Sentence => [`${failed}: ${reason}`, 'bad']
export const timesOver = (text: string, times: number): string => (times === 1 ? text : `${text} (${times} times)`)
