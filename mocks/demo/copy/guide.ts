import type { Viewer } from '#mocks/demo/situation.ts'
import { conditions } from '#mocks/demo/copy/dials.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { auth } from '#src/copy/auth.ts'
import { failures } from '#src/copy/failures.ts'
import { manageUsers } from '#src/copy/manageUsers.ts'
import { payment } from '#src/copy/payment.ts'
import { purchase } from '#src/copy/purchase.ts'
import { titles } from '#src/copy/titles.ts'

/** The groups of the situations, in the panel's order. */
export const groupLabels = {
  business: 'Business',
  payment: 'Payment',
  trouble: 'Trouble',
  scale: 'Scale',
} as const

/** Who can look at the shop, in the panel's order. */
export const viewerTexts: Readonly<Record<Viewer, { label: string; sentence: string }>> = {
  visitor: { label: 'Visitor', sentence: 'Looks around without an account and has to log in to buy.' },
  customer: { label: 'Customer', sentence: 'A workshop with a profile and with orders in every state.' },
  newCustomer: { label: 'New customer', sentence: 'Has an account, but no profile and no order yet.' },
  admin: { label: 'Admin', sentence: 'Runs the shop: parts, orders, reviews and users.' },
}

/** Presenter's note of what a page reads when it fails: the shop tries a read 4 times before it gives up (NET-1). */
const afterSevenSeconds = 'The message comes after 7 seconds, because the shop tries four times first.'

const thenCalm = `Press ${conditions.calm} in the panel and try again: it works.`

/** A read that fails until the presenter stops it. */
const failedRead = (sentence: string) => ({ sentence, notes: `${afterSevenSeconds} ${thenCalm}` })

/** A read that is never answered. */
const silentRead = (sentence: string) => ({ sentence, notes: 'Wait 10 seconds for the message.' })

/** A card that is charged, unless a dial says otherwise. */
const payByCard = 'Pay with 4242 4242 4242 4242'

/** What to show with each situation, in one sentence, and one or two for the presenter. The titles are in scenarios.ts. */
export const scenarioTexts: Readonly<Record<ScenarioName, { sentence: string; notes: string }>> = {
  everydayShop: {
    sentence: 'The shop as it is on any day: parts, reviews, and orders in every state.',
    notes: 'A good start for every meeting. Buy a part as Customer, then ship it as Admin.',
  },
  openFreshShop: {
    sentence: 'Place the very first order in a shop that has sold nothing yet.',
    notes: `Buy a part, then look at ${titles.myOrders}. As Admin, the same order is the only one in the list.`,
  },
  runBusyDay: {
    sentence: 'Ship and delete among 120 orders of many customers.',
    notes: 'Ship a paid order: its row changes where it stands, and the list keeps its place.',
  },
  emptyShop: {
    sentence: 'No parts, no reviews, no orders: every page says so in words and shows a way on.',
    notes: 'As Admin, add the first part; it is in the catalogue at once.',
  },
  runLowOnStock: {
    sentence: 'Parts with fewer pieces left than their minimum order cannot be bought, and say why.',
    notes: 'Compare a part that can still be bought with one that cannot. Open that one: the form explains it.',
  },
  leaveOrderReadyToPay: {
    sentence: 'One order is open and waits for its payment.',
    notes: `Press Pay in its row. ${payByCard}, any later date, any CVC.`,
  },
  awaitShipment: {
    sentence: 'The order of one customer is paid and waits for its shipment.',
    notes: `Ship it here. In a second view the customer sees it in ${titles.myOrders} at once.`,
  },
  offerHundredParts: {
    sentence: 'A catalogue of 100 parts, all of them on one page.',
    notes: 'Search for a part and sort by price: the address keeps both, so it can be sent to a colleague.',
  },
  offerTenThousandParts: {
    sentence: 'A catalogue of 10,000 parts scrolls and searches as fast as a small one.',
    notes: 'Pull the scroll bar down to the end, then search for “rotor”.',
  },
  placeFiveHundredOrders: {
    sentence: 'A customer with 500 orders still finds the right one.',
    notes: 'Scroll through the list; an unpaid order can be paid or cancelled in its row.',
  },
  takeHundredOrders: {
    sentence: 'An admin works through 100 orders.',
    notes: 'Ship a paid order and delete an unpaid one.',
  },
  takeTenThousandOrders: {
    sentence: 'An admin works through 10,000 orders without waiting.',
    notes: 'Pull the scroll bar to the end. Then ship an order: only its row changes.',
  },
  collectTenThousandReviews: {
    sentence: 'An admin looks through 10,000 reviews.',
    notes: 'Long reviews are cut in the list. Delete one: the shop asks first.',
  },
  welcomeTenThousandUsers: {
    sentence: 'An admin finds a colleague among 10,000 users and makes them an admin.',
    notes: 'Scroll far down, then make somebody an admin.',
  },
  failEverything: {
    sentence: 'The whole server is down, and the shop still stands and says what is wrong.',
    notes: `Each section of Home fails by itself and has its own ${failures.server.action}. ${afterSevenSeconds}`,
  },
  slowDown: {
    sentence: 'Every answer takes two seconds, as on a poor mobile line.',
    notes: 'Placeholders keep the page from jumping. Change the speed in the panel to compare.',
  },
  goOffline: {
    sentence: 'The connection is gone: the page says so and offers to try again.',
    notes: `${afterSevenSeconds} Switch Offline off in the panel and press ${failures.server.action}.`,
  },
  neverAnswer: {
    sentence: 'The server stays silent, and the page says that it is still working.',
    notes: 'Wait 10 seconds for the message. Nothing looks frozen; menus and links keep working.',
  },
  failParts: failedRead('The catalogue cannot be loaded, and the rest of the page lives.'),
  neverAnswerParts: silentRead('The catalogue stays away, and the page says that it is still working.'),
  garbleParts: {
    sentence: 'A proxy answers with its own page in place of the catalogue, as hotel Wi-Fi does.',
    notes: `The customer never sees the raw answer, only a sentence and ${failures.server.action}.`,
  },
  failPart: failedRead('The part that a customer wants to buy cannot be loaded.'),
  neverAnswerPart: {
    sentence: 'The part that a customer wants to buy stays away.',
    notes: 'Wait 10 seconds for the message that the shop is still working.',
  },
  failReviews: {
    sentence: 'The reviews cannot be loaded, and the parts above them are not affected.',
    notes: `Scroll down on Home to the reviews. ${afterSevenSeconds}`,
  },
  refuseUpsert: {
    sentence: 'The login works, but the shop does not confirm it.',
    notes: `Press ${auth.demo.user}: the person stays logged in, and public pages work. ${titles.myOrders} offers to try again.`,
  },
  failUpsert: {
    sentence: 'The login works, but the connection to the shop breaks at that moment.',
    notes: `Press ${auth.demo.user}: the person stays logged in. ${titles.myOrders} offers to try again.`,
  },
  failAdminCheck: {
    sentence: 'The shop cannot find out whether this is an admin, so the page stays closed.',
    notes: `Nobody is logged out for a fault of the server. ${afterSevenSeconds} ${thenCalm}`,
  },
  neverAnswerAdminCheck: {
    sentence: 'The shop is still finding out whether this is an admin: the page stays closed meanwhile.',
    notes: 'Neither the wrong menu nor another customer’s order is seen for a moment.',
  },
  refusePurchase: {
    sentence: 'The shop turns an order down, and the customer keeps everything they typed.',
    notes: `Fill in the form and press ${purchase.submit}. ${thenCalm}`,
  },
  losePurchaseReply: {
    sentence: 'The order arrives, but the answer does not: the shop never orders twice by itself.',
    notes: `Fill in the form and press ${purchase.submit}, then follow the link to ${titles.myOrders}: the order is there, once.`,
  },
  failMyOrders: failedRead('A customer’s orders cannot be loaded.'),
  neverAnswerMyOrders: silentRead('A customer’s orders stay away, and the page says that it is still working.'),
  cancelNothing: {
    sentence: 'A customer cancels an order, but the shop has not cancelled anything, and says so.',
    notes: 'Cancel an unpaid order: a warning, and the list is read again.',
  },
  failMyOrder: failedRead('The order that a customer wants to pay cannot be loaded, so no card can be charged.'),
  forbidMyOrder: {
    sentence: 'Somebody opens the payment page of an order that is not theirs.',
    notes: 'The page says so and logs nobody out.',
  },
  failPaymentIntent: {
    sentence: 'The payment cannot be prepared: the button says why, and nothing is charged.',
    notes: thenCalm,
  },
  chargeWithoutRecording: {
    sentence: 'The card is charged, but the shop cannot record it: the customer cannot pay a second time.',
    notes: `${payByCard}. The shop tries for 7 seconds, then keeps the reference. Press ${conditions.calm}, then ${failures.server.action}: paid, and charged once.`,
  },
  recordAtSecondTry: {
    sentence: 'The card is charged, recording it fails once, and the shop fixes it by itself.',
    notes: `${payByCard} and watch What just happened: the customer notices nothing.`,
  },
  loseRecordingReply: {
    sentence: 'The payment is recorded, but the answer gets lost: the shop looks before it tries again.',
    notes: `${payByCard}: nothing is charged and nothing is recorded twice.`,
  },
  failOrders: failedRead('The list of all orders cannot be loaded.'),
  neverAnswerOrders: silentRead('The list of all orders stays away, and the page says that it is still working.'),
  forbidOrders: {
    sentence: 'The shop refuses the list of all orders to an admin whose rights are gone.',
    notes: 'The page says so and logs nobody out.',
  },
  deleteNothing: {
    sentence: 'An admin deletes an order, but the shop has not deleted anything, and says so.',
    notes: 'Delete an unpaid order: a warning, and the list is read again.',
  },
  deleteNoReview: {
    sentence: 'An admin deletes a review, but the shop has not deleted anything, and says so.',
    notes: 'Delete a review: a warning, and the list is read again.',
  },
  failShipping: {
    sentence: 'An order cannot be marked as shipped, and its row stays as it was.',
    notes: `Ship a paid order. ${thenCalm}`,
  },
  failProfile: failedRead('A customer’s profile cannot be loaded.'),
  forbidMakeAdmin: {
    sentence: 'Somebody without the right for it tries to make a user an admin.',
    notes: `Press ${manageUsers.makeAdmin}: a warning, and the user stays what they were.`,
  },
  failUpload: {
    sentence: 'The picture of a new part cannot be uploaded, and what was typed stays.',
    notes: `Fill in the form with any picture and send it. ${thenCalm}`,
  },
  renewSession: {
    sentence: 'The login runs out, and the shop renews it before anybody notices.',
    notes: 'The orders are simply there. What just happened shows how.',
  },
  expireSession: {
    sentence: 'The login has run out for good: the page asks to log in again and leads back here.',
    notes: `Press ${conditions.calm} before logging in again.`,
  },
  declineCards: {
    sentence: 'The bank declines the card, the customer reads why, and can pay with another one.',
    notes: `${payByCard}. Press ${conditions.calm} and pay again: it works, on the same page.`,
  },
  challengeCards: {
    sentence: 'The bank asks the customer to confirm the payment (3-D Secure).',
    notes: `${payByCard}. Let it fail first, then pay again and complete it.`,
  },
  leaveCardsProcessing: {
    sentence: 'The bank has not decided yet: the shop says that there is no need to pay again.',
    notes: `${payByCard}. ${payment.processing.action} asks the bank once more.`,
  },
  disconnectCards: {
    sentence: 'The card provider cannot be reached, so nobody knows yet whether the card was charged.',
    notes: `${payByCard}. Press ${conditions.calm}, then ${payment.processing.action}: the shop finds out before anybody pays again.`,
  },
  blockCardForm: {
    sentence: 'A browser or a company network blocks the card form, and the page says so.',
    notes: 'The rest of the page works, and the customer reads that nothing was charged.',
  },
  disconnectSignIn: {
    sentence: 'The login service cannot be reached.',
    notes: `Press ${auth.demo.user}. The shop itself can still be browsed. ${thenCalm}`,
  },
  closePopup: {
    sentence: 'A customer closes the Google window and is back at the login.',
    notes: `Press ${auth.google}: one friendly line, and nothing is lost.`,
  },
  blockPopup: {
    sentence: 'The browser blocks the Google window, and the page says how to allow it.',
    notes: `Press ${auth.google}. The browser’s own message comes first.`,
  },
  hideAccounts: {
    sentence: 'The login does not tell strangers which e-mail addresses have an account.',
    notes: 'Log in with a made-up e-mail, then with a wrong password: both read the same.',
  },
}
