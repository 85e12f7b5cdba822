import { conditions, dialTexts } from '#mocks/demo/copy/dials.ts'
import type { groupLabels } from '#mocks/demo/copy/panel.ts'
import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { lists, failures } from '#src/copy/shared.ts'
import { auth } from '#src/copy/signInPages.ts'
import { payment, purchase } from '#src/copy/customerPages.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

export type ScenarioGroup = keyof typeof groupLabels

/** A part that can be bought, and an unpaid order of the customer's, in the seed. */
const partToBuy = paths.purchase('brake-rotor-345')
const orderToPay = paths.payment('order-1012')

/** The shop tries a read 4 times before it gives up (NET-1). */
const afterSevenSeconds = 'The message comes after 7 seconds, because the shop tries four times first.'

/** A card that is charged, unless a condition says otherwise. */
const payByCard = 'Pay with 4242 4242 4242 4242'

/** A scenario that the panel offers: who looks, at which page, what it shows, and what to do there. */
const guide = (group: ScenarioGroup, as: Viewer, path: string, texts: { sentence: string; toDo: string }) => ({
  group,
  as,
  path,
  ...texts,
})

const guides = {
  everydayShop: guide('business', 'visitor', paths.home, {
    sentence: 'The shop as it is on any day: parts, reviews, and orders in every state.',
    toDo: 'A good start for every meeting. Buy a part as Customer, then ship it as Admin.',
  }),
  openFreshShop: guide('business', 'newCustomer', paths.parts, {
    sentence: 'Place the very first order in a shop that has sold nothing yet.',
    toDo: `Buy a part, then look at ${titles.myOrders}. As Admin, the same order is the only one in the list.`,
  }),
  runBusyDay: guide('business', 'admin', paths.manageAllOrders, {
    sentence: 'Ship and delete among 120 orders of many customers.',
    toDo: 'Ship a paid order: its row changes where it stands, and the list keeps its place.',
  }),
  emptyShop: guide('business', 'visitor', paths.parts, {
    sentence: 'No parts, no reviews, no orders: every page says so in words and shows a way on.',
    toDo: 'As Admin, add the first part; it is in the catalogue at once.',
  }),
  runLowOnStock: guide('business', 'customer', paths.parts, {
    sentence: 'Parts with fewer pieces left than their minimum order cannot be bought, and say why.',
    toDo: 'Compare a part that can still be bought with one that cannot. Open that one: the form explains it.',
  }),
  leaveOrderReadyToPay: guide('business', 'customer', paths.myOrders, {
    sentence: 'One order is open and waits for its payment.',
    toDo: `Press Pay in its row. ${payByCard}, any later date, any CVC.`,
  }),
  awaitShipment: guide('business', 'admin', paths.manageAllOrders, {
    sentence: 'The order of one customer is paid and waits for its shipment.',
    toDo: `Ship it here. In a second view the customer sees it in ${titles.myOrders} at once.`,
  }),
  declineCards: guide('payment', 'customer', orderToPay, {
    sentence: 'The bank declines the card, the customer reads why, and can pay with another one.',
    toDo: `${payByCard}. Press ${conditions.calm} and pay again: it works, on the same page.`,
  }),
  challengeCards: guide('payment', 'customer', orderToPay, {
    sentence: 'The bank asks the customer to confirm the payment (3-D Secure).',
    toDo: `${payByCard}. Let it fail first, then pay again and complete it.`,
  }),
  leaveCardsProcessing: guide('payment', 'customer', orderToPay, {
    sentence: 'The bank has not decided yet: the shop says that there is no need to pay again.',
    toDo: `${payByCard}. ${payment.checkAgain} asks the bank once more.`,
  }),
  disconnectCards: guide('payment', 'customer', orderToPay, {
    sentence: 'The card provider stops responding to the payment, so nobody knows yet whether the card was charged.',
    toDo: `${payByCard}. Press ${conditions.calm}, then ${payment.checkAgain}: the same payment can be confirmed again, and is charged once.`,
  }),
  blockCardForm: guide('payment', 'customer', orderToPay, {
    sentence: 'A browser or a company network blocks the card form, and the page says so.',
    toDo: 'The rest of the page works, and the customer reads that nothing was charged.',
  }),
  chargeWithoutRecording: guide('payment', 'customer', orderToPay, {
    sentence: 'The card is charged, but the shop cannot record it: the customer cannot pay a second time.',
    toDo: `${payByCard}. The shop tries for 7 seconds, then keeps the reference. Press ${conditions.calm}, then ${failures.server.action}: paid, and charged once.`,
  }),
  recordAtSecondTry: guide('payment', 'customer', orderToPay, {
    sentence: 'The card is charged, recording it fails once, and the shop fixes it by itself.',
    toDo: `${payByCard} and watch What just happened: the customer notices nothing.`,
  }),
  failEverything: guide('trouble', 'visitor', paths.home, {
    sentence: 'The whole server is down, and the shop still stands and says what is wrong.',
    toDo: `Each section of Home fails by itself and has its own ${failures.server.action}. ${afterSevenSeconds}`,
  }),
  slowDown: guide('trouble', 'visitor', paths.parts, {
    sentence: 'Every answer takes two seconds, as on a poor mobile line.',
    toDo: 'Placeholders keep the page from jumping. Change how fast answers come, below, to compare.',
  }),
  goOffline: guide('trouble', 'visitor', paths.parts, {
    sentence: 'The connection is gone: the page says so and offers to try again.',
    toDo: `${afterSevenSeconds} Below, set ${dialTexts.offline.label} to ${dialTexts.offline.options.works} and press ${failures.server.action}.`,
  }),
  neverAnswer: guide('trouble', 'visitor', paths.parts, {
    sentence: 'The server stays silent, and the page says that it is still working.',
    toDo: 'Wait 10 seconds for the message. Nothing looks frozen; menus and links keep working.',
  }),
  garbleParts: guide('trouble', 'visitor', paths.parts, {
    sentence: 'A proxy answers with its own page in place of the catalogue, as hotel Wi-Fi does.',
    toDo: `The customer never sees the raw answer, only a sentence and ${failures.server.action}.`,
  }),
  losePurchaseReply: guide('trouble', 'customer', partToBuy, {
    sentence: 'The order arrives, but the answer does not: the shop never orders twice by itself.',
    toDo: `Fill in the form and press ${purchase.submit}, then follow the link to ${titles.myOrders}: the order is there, once.`,
  }),
  expireSession: guide('trouble', 'customer', paths.myOrders, {
    sentence: 'The login has run out for good: the page asks to log in again and leads back here.',
    toDo: `Press ${conditions.calm} before logging in again.`,
  }),
  failUpload: guide('trouble', 'admin', paths.addPart, {
    sentence: 'The picture of a new part cannot be uploaded, and what was typed stays.',
    toDo: `Fill in the form with any picture and send it. Press ${conditions.calm} and try again: it works.`,
  }),
  blockPopup: guide('trouble', 'visitor', paths.login, {
    sentence: 'The browser blocks the Google window, and the page says how to allow it.',
    toDo: `Press ${auth.google}. The browser’s own message comes first.`,
  }),
  offerTenThousandParts: guide('scale', 'visitor', paths.parts, {
    sentence: 'A catalogue of 10,000 parts opens and searches as fast as a small one.',
    toDo: `Press ${lists.more(100)} at the end, then search for “rotor”.`,
  }),
  takeTenThousandOrders: guide('scale', 'admin', paths.manageAllOrders, {
    sentence: 'An admin works through 10,000 orders without waiting.',
    toDo: 'Search for a customer, then ship one of their orders: only its row changes.',
  }),
  welcomeTenThousandUsers: guide('scale', 'admin', paths.manageUsers, {
    sentence: 'An admin finds a colleague among 10,000 users and makes them an admin.',
    toDo: 'Search for a name, then make that user an admin.',
  }),
} satisfies Partial<Record<ScenarioName, object>>

/** A scenario of the panel. A link can open every other one, too. */
export type GuidedName = keyof typeof guides

/** The situations that the panel offers, as a salesperson sees them, in the panel's order. */
export const scenarioGuides = (Object.keys(guides) as GuidedName[]).map((name) => ({
  name,
  title: scenarios[name].title,
  ...guides[name],
}))

/** @returns what the panel says of a scenario; undefined for one that it does not offer */
export const guideOf = (scenario: ScenarioName) => scenarioGuides.find(({ name }) => name === scenario)

/** The situation to open for a scenario: as the one who sees it, on the page where it can be seen. */
export function situationFor(name: GuidedName): Situation {
  const { as, path } = guides[name]
  return { scenario: name, as, dials: {}, path }
}
