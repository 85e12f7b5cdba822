import type { ProviderAction } from '#mocks/callLog.ts'
import type { CallName } from '#mocks/settings.ts'

/** Whether an event is good (it worked, or no harm was done), bad (something failed) or neutral. */
export type Tone = 'good' | 'bad' | 'neutral'
export type TonedMessage = readonly [text: string, tone: Tone]

/** For each call: a label, a message for success (null if success is not worth a line), and a message for failure. */
export const callMessages: Readonly<
  Record<CallName, readonly [label: string, success: string | null, failure: string]>
> = {
  getParts: ['Loads the parts', null, 'Couldn’t load the parts'],
  getPart: ['Loads one part', null, 'Couldn’t load the part'],
  getReviews: ['Loads the reviews', null, 'Couldn’t load the reviews'],
  getAdmin: ['Checks for admin rights', null, 'The admin check failed'],
  getUsers: ['Loads all users', null, 'Couldn’t load the users'],
  getProfile: ['Loads the profile', null, 'Couldn’t load the profile'],
  getMyOrders: ['Loads my orders', null, 'Couldn’t load the customer’s orders'],
  getMyOrder: ['Loads one order', null, 'Couldn’t load the order'],
  getOrders: ['Loads all orders', null, 'Couldn’t load the list of all orders'],
  addPart: ['Adds a part', 'Part added to the catalogue', 'Couldn’t add the part'],
  uploadPicture: ['Uploads a picture', 'Picture uploaded', 'Couldn’t upload the picture'],
  addReview: ['Sends a review', 'Review sent', 'Couldn’t send the review'],
  deleteReview: ['Deletes a review', 'Review deleted', 'Couldn’t delete the review'],
  upsertUser: ['Registers the login', null, 'Couldn’t confirm the login'],
  makeAdmin: ['Makes a user an admin', 'New admin added', 'Couldn’t make the user an admin'],
  saveProfile: ['Saves the profile', 'Profile saved', 'Couldn’t save the profile'],
  placeOrder: ['Places an order', 'Order placed', 'Couldn’t place the order'],
  cancelOrder: ['Cancels an order', 'Order cancelled', 'Couldn’t cancel the order'],
  createPaymentIntent: ['Prepares a payment', null, 'Couldn’t set up the payment. Nothing was charged'],
  recordPayment: ['Records a payment', 'Payment recorded', 'Couldn’t record the payment'],
  deleteOrder: ['Deletes an order', 'Order deleted', 'Couldn’t delete the order'],
  shipOrder: ['Ships an order', 'Order shipped', 'Couldn’t ship the order'],
}

/** Describes the outcomes of an action of the identity provider, by error code. */
const describeIdentityOutcomes = (
  success: TonedMessage,
  otherFailure: string,
): Readonly<Record<string, TonedMessage>> => ({
  done: success,
  'invalid-email': ['This is not an email address', 'bad'],
  'user-not-found': ['There is no account with this email', 'bad'],
  'wrong-password': ['Wrong password', 'bad'],
  'invalid-credential': ['Wrong email or password. For security, the shop doesn’t reveal which', 'bad'],
  'weak-password': ['The password was too short', 'bad'],
  'email-already-in-use': ['This email already has an account', 'bad'],
  'popup-closed-by-user': ['The Google window was closed. Nothing was lost', 'neutral'],
  'popup-blocked': ['The browser blocked the Google window', 'bad'],
  'network-request-failed': ['Couldn’t reach the login service', 'bad'],
  other: [otherFailure, 'bad'],
})

/** Describes the outcomes of the providers' actions. other: any outcome that is not listed · pending: no response yet */
export const providerMessages: Readonly<Record<ProviderAction, Readonly<Record<string, TonedMessage>>>> = {
  confirmCard: {
    succeeded: ['Card charged', 'good'],
    processing: ['The bank hasn’t confirmed the payment yet', 'neutral'],
    declined: ['The bank declined the card. Nothing was charged', 'bad'],
    insufficientFunds: ['There isn’t enough money on the card. Nothing was charged', 'bad'],
    notATestCard: ['Only test cards work in the demo. Nothing was charged', 'bad'],
    notAuthenticated: ['The bank’s check failed. Nothing was charged', 'bad'],
    alreadySucceeded: ['Already paid. The card was not charged again', 'good'],
    network: ['The card provider didn’t respond, so the outcome is unknown', 'bad'],
    other: ['Couldn’t charge the card', 'bad'],
  },
  authenticateCard: {
    passed: ['The customer passed the bank’s check', 'good'],
    failed: ['The customer failed the bank’s check', 'bad'],
    other: ['Couldn’t show the bank’s check', 'bad'],
    pending: ['The bank asks the customer to confirm the payment', 'neutral'],
  },
  retrieveIntent: {
    succeeded: ['Checked the payment: the card was charged', 'good'],
    processing: ['Checked the payment: the bank hasn’t confirmed it yet', 'neutral'],
    requires_action: ['Checked the payment: the bank’s check isn’t complete', 'neutral'],
    requires_payment_method: ['Checked the payment: nothing has been charged', 'neutral'],
    network: ['Couldn’t check the payment with the card provider', 'bad'],
    other: ['The card provider doesn’t recognize the payment', 'bad'],
  },
  signIn: describeIdentityOutcomes(['Logged in', 'good'], 'Login failed'),
  register: describeIdentityOutcomes(['Signed up', 'good'], 'Signup failed'),
  signInWithGoogle: describeIdentityOutcomes(['Logged in with Google', 'good'], 'Google login failed'),
  signOut: describeIdentityOutcomes(['Logged out', 'neutral'], 'Logout failed'),
  sendPasswordReset: describeIdentityOutcomes(
    ['Password reset email sent', 'good'],
    'The password reset email was not sent',
  ),
  changePassword: describeIdentityOutcomes(['Password changed', 'good'], 'The password was not changed'),
}

/** The reasons for failed calls, as shown after a colon. */
export const failureReasons = {
  hang: 'no response',
  network: 'no connection',
  lost: 'the response was lost',
  garbage: 'the response was unreadable',
  refused: 'the server changed nothing. It may have been done already',
  401: 'the login had expired',
  403: 'not allowed',
  404: 'not found',
  otherRequest: 'the server rejected it',
  server: 'server error',
} as const

/** Messages that describe how the app recovered from a failure. */
export const recoveryMessages = {
  readRecovered: ['It worked on the next try', 'good'],
  loginRenewed: ['The login was renewed automatically', 'good'],
  recorded: ['Recorded. Nothing was charged twice', 'good'],
  recordingResponseLost: ['The payment was recorded, but the response was lost', 'bad'],
  foundRecorded: ['Checked again and found it recorded. Nothing was charged twice', 'good'],
} as const satisfies Record<string, TonedMessage>

export const retryLabels = { automatic: 'Tried again automatically', manual: 'Tried again' } as const
export const describeStillNotRecorded = (retryLabel: string): TonedMessage => [
  `${retryLabel}, still not recorded`,
  'bad',
]
export const describeLostResponse = (success: string): TonedMessage => [`${success}, but the response was lost`, 'bad']
export const describeFailure = (failure: string, reason: string): TonedMessage => [`${failure}: ${reason}`, 'bad']
export const appendCount = (text: string, times: number): string => (times === 1 ? text : `${text} (${times} times)`)
