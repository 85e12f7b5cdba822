import { conditionsCopy, conditionLabels } from '#mocks/demo/copy/conditions.ts'
import type { groupLabels } from '#mocks/demo/copy/panel.ts'
import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { lists, loadFailures } from '#src/copy/shared.ts'
import { auth } from '#src/copy/signInPages.ts'
import { payment, purchase } from '#src/copy/customerPages.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

export type ScenarioGroup = keyof typeof groupLabels

/** The page for buying a seeded part, and the page for paying for the customer's unpaid order. */
const purchasePath = paths.purchase('brake-rotor-345')
const paymentPath = paths.payment('order-1012')

/** The app sends a query four times before it shows an error (NET-1). */
const retryNote = 'The message appears after 7 seconds, because the shop tries four times first.'

/** How to pay with a test card that is accepted, unless a setting prevents that. */
const paymentInstruction = 'Pay with 4242 4242 4242 4242'

/**
 * Creates the presenter's guide to a scenario.
 * @param as the viewer who is signed in
 * @param path the page that opens
 */
const createGuide = (group: ScenarioGroup, as: Viewer, path: string, wording: { sentence: string; toDo: string }) => ({
  group,
  as,
  path,
  ...wording,
})

const guides = {
  everydayShop: createGuide('business', 'visitor', paths.home, {
    sentence: 'The shop on an ordinary day: parts, reviews, and orders in every state.',
    toDo: 'A good start for every meeting. Buy a part as Customer, then ship it as Admin.',
  }),
  openFreshShop: createGuide('business', 'newCustomer', paths.parts, {
    sentence: 'Place the very first order in a shop that has sold nothing yet.',
    toDo: `Buy a part, then look at ${titles.myOrders}. As Admin, you see it as the only order in the list.`,
  }),
  runBusyDay: createGuide('business', 'admin', paths.manageAllOrders, {
    sentence: 'Ship and delete among 120 orders of many customers.',
    toDo: 'Ship a paid order. Its row changes in place, and the list doesn’t move.',
  }),
  emptyShop: createGuide('business', 'visitor', paths.parts, {
    sentence: 'No parts, no reviews, no orders: every page explains it and shows what to do next.',
    toDo: 'As Admin, add the first part. It is in the catalogue right away.',
  }),
  runLowOnStock: createGuide('business', 'customer', paths.parts, {
    sentence: 'Parts with too few pieces left for their minimum order can’t be bought, and their cards say why.',
    toDo: 'Compare a part that can still be bought with one that can’t. Open the second one to read why.',
  }),
  leaveOrderReadyToPay: createGuide('business', 'customer', paths.myOrders, {
    sentence: 'One order is waiting to be paid.',
    toDo: `Click Pay in its row. ${paymentInstruction}, any later date, any CVC.`,
  }),
  awaitShipment: createGuide('business', 'admin', paths.manageAllOrders, {
    sentence: 'One customer’s order is paid and waiting to be shipped.',
    toDo: `Ship it here. In a second view, the customer sees it in ${titles.myOrders} right away.`,
  }),
  declineCards: createGuide('payment', 'customer', paymentPath, {
    sentence: 'The bank declines the card. The customer reads why and can pay with another one.',
    toDo: `${paymentInstruction}. Click ${conditionsCopy.fixAll} and pay again. It works, on the same page.`,
  }),
  challengeCards: createGuide('payment', 'customer', paymentPath, {
    sentence: 'The bank asks the customer to confirm the payment (3-D Secure).',
    toDo: `${paymentInstruction}. Let it fail first, then pay again and complete it.`,
  }),
  leaveCardsProcessing: createGuide('payment', 'customer', paymentPath, {
    sentence: 'The bank hasn’t confirmed the payment yet, and the shop says not to pay again.',
    toDo: `${paymentInstruction}, then click ${payment.checkAgain} to check with the bank once more.`,
  }),
  disconnectCards: createGuide('payment', 'customer', paymentPath, {
    sentence: 'The card provider stops responding, so nobody knows yet whether the card was charged.',
    toDo: `${paymentInstruction}. Click ${conditionsCopy.fixAll}, then ${payment.checkAgain}. The same payment can be confirmed again and is charged only once.`,
  }),
  blockCardForm: createGuide('payment', 'customer', paymentPath, {
    sentence: 'A browser or company network blocks the card form, and the page says so.',
    toDo: 'The rest of the page works, and it makes clear that nothing was charged.',
  }),
  chargeWithoutRecording: createGuide('payment', 'customer', paymentPath, {
    sentence: 'The card is charged, but the shop can’t record it. The customer can’t pay a second time.',
    toDo: `${paymentInstruction}. The shop tries for 7 seconds, then keeps the reference. Click ${conditionsCopy.fixAll}, then ${loadFailures.server.action}. Paid, and charged once.`,
  }),
  recordAtSecondTry: createGuide('payment', 'customer', paymentPath, {
    sentence: 'The card is charged, recording it fails once, and the shop fixes it automatically.',
    toDo: `${paymentInstruction} and watch What just happened: the customer notices nothing.`,
  }),
  failEverything: createGuide('trouble', 'visitor', paths.home, {
    sentence: 'The whole server is down. The shop stays up and says what is wrong.',
    toDo: `Each section of Home fails on its own and has its own ${loadFailures.server.action}. ${retryNote}`,
  }),
  slowDown: createGuide('trouble', 'visitor', paths.parts, {
    sentence: 'Every response takes two seconds, as on a poor mobile connection.',
    toDo: 'Placeholders keep the page from jumping. Change the response time below to compare.',
  }),
  goOffline: createGuide('trouble', 'visitor', paths.parts, {
    sentence: 'The connection is gone. The page says so and offers to try again.',
    toDo: `${retryNote} Below, set ${conditionLabels.offline.label} to ${conditionLabels.offline.options.works} and click ${loadFailures.server.action}.`,
  }),
  neverAnswer: createGuide('trouble', 'visitor', paths.parts, {
    sentence: 'The server doesn’t respond, and the page says that it is still working.',
    toDo: 'Wait 10 seconds for the message. Nothing freezes: menus and links keep working.',
  }),
  garbleParts: createGuide('trouble', 'visitor', paths.parts, {
    sentence: 'A proxy responds with its own page instead of the catalogue, as hotel Wi-Fi does.',
    toDo: `Customers never see the raw response, only a short message and ${loadFailures.server.action}.`,
  }),
  losePurchaseReply: createGuide('trouble', 'customer', purchasePath, {
    sentence: 'The order arrives, but the response is lost. The shop never orders twice on its own.',
    toDo: `Fill in the form and click ${purchase.submit}, then follow the link to ${titles.myOrders}. The order is there, once.`,
  }),
  expireSession: createGuide('trouble', 'customer', paths.myOrders, {
    sentence: 'The login has expired. The page asks the customer to log in again, then returns here.',
    toDo: `Click ${conditionsCopy.fixAll} before logging in again.`,
  }),
  failUpload: createGuide('trouble', 'admin', paths.addPart, {
    sentence: 'The picture of a new part can’t be uploaded, and the form keeps what was typed.',
    toDo: `Fill in the form with any picture and send it. Click ${conditionsCopy.fixAll} and try again. It works.`,
  }),
  blockPopup: createGuide('trouble', 'visitor', paths.login, {
    sentence: 'The browser blocks the Google window, and the page explains how to allow it.',
    toDo: `Click ${auth.google}. The browser’s own message comes first.`,
  }),
  offerTenThousandParts: createGuide('scale', 'visitor', paths.parts, {
    sentence: 'A catalogue of 10,000 parts opens and searches as fast as a small one.',
    toDo: `Click ${lists.more(100)} at the end, then search for “rotor”.`,
  }),
  takeTenThousandOrders: createGuide('scale', 'admin', paths.manageAllOrders, {
    sentence: 'An admin works through 10,000 orders without waiting.',
    toDo: 'Search for a customer, then ship one of their orders: only its row changes.',
  }),
  welcomeTenThousandUsers: createGuide('scale', 'admin', paths.manageUsers, {
    sentence: 'An admin finds a colleague among 10,000 users and makes them an admin.',
    toDo: 'Search for a name, then make that user an admin.',
  }),
} satisfies Partial<Record<ScenarioName, object>>

/** A scenario that the panel offers. Links can open the other scenarios as well. */
export type GuidedScenarioName = keyof typeof guides

/** The scenarios that the panel offers, in the panel's order. */
export const scenarioGuides = (Object.keys(guides) as GuidedScenarioName[]).map((name) => ({
  name,
  title: scenarios[name].title,
  ...guides[name],
}))

/** @returns undefined for a scenario that the panel does not offer */
export const findGuide = (scenario: ScenarioName) => scenarioGuides.find(({ name }) => name === scenario)

/** @returns the situation that opens for a scenario, with the guide's viewer and page */
export function toSituation(name: GuidedScenarioName): Situation {
  const { as, path } = guides[name]
  return { scenario: name, as, settings: {}, path }
}
