import { groupLabels, scenarioTexts } from '#mocks/demo/copy/guide.ts'
import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import { scenarioNames, scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { paths } from '#src/domain/paths.ts'

export type ScenarioGroup = keyof typeof groupLabels

/** A part that can be bought, and an unpaid order of the customer's, in the seed. */
const partToBuy = paths.purchase('brake-rotor-345')
const orderToPay = paths.payment('order-1012')

/** Who looks, and the page below the shop's root where the situation can be seen. */
const places: Readonly<Record<ScenarioName, [group: ScenarioGroup, as: Viewer, path: string]>> = {
  everydayShop: ['business', 'visitor', paths.home],
  openFreshShop: ['business', 'newCustomer', paths.parts],
  runBusyDay: ['business', 'admin', paths.manageAllOrders],
  emptyShop: ['business', 'visitor', paths.parts],
  runLowOnStock: ['business', 'customer', paths.parts],
  leaveOrderReadyToPay: ['business', 'customer', paths.myOrders],
  awaitShipment: ['business', 'admin', paths.manageAllOrders],
  offerHundredParts: ['scale', 'visitor', paths.parts],
  offerTenThousandParts: ['scale', 'visitor', paths.parts],
  placeFiveHundredOrders: ['scale', 'customer', paths.myOrders],
  takeHundredOrders: ['scale', 'admin', paths.manageAllOrders],
  takeTenThousandOrders: ['scale', 'admin', paths.manageAllOrders],
  collectTenThousandReviews: ['scale', 'admin', paths.manageUserReviews],
  welcomeTenThousandUsers: ['scale', 'admin', paths.manageUsers],
  failEverything: ['trouble', 'visitor', paths.home],
  slowDown: ['trouble', 'visitor', paths.parts],
  goOffline: ['trouble', 'visitor', paths.parts],
  neverAnswer: ['trouble', 'visitor', paths.parts],
  failParts: ['trouble', 'visitor', paths.parts],
  neverAnswerParts: ['trouble', 'visitor', paths.parts],
  garbleParts: ['trouble', 'visitor', paths.parts],
  failPart: ['trouble', 'customer', partToBuy],
  neverAnswerPart: ['trouble', 'customer', partToBuy],
  failReviews: ['trouble', 'visitor', paths.home],
  refuseUpsert: ['trouble', 'visitor', paths.login],
  failUpsert: ['trouble', 'visitor', paths.login],
  failAdminCheck: ['trouble', 'admin', paths.manageAllOrders],
  neverAnswerAdminCheck: ['trouble', 'admin', paths.manageAllOrders],
  refusePurchase: ['trouble', 'customer', partToBuy],
  losePurchaseReply: ['trouble', 'customer', partToBuy],
  failMyOrders: ['trouble', 'customer', paths.myOrders],
  neverAnswerMyOrders: ['trouble', 'customer', paths.myOrders],
  cancelNothing: ['trouble', 'customer', paths.myOrders],
  failMyOrder: ['payment', 'customer', orderToPay],
  forbidMyOrder: ['payment', 'customer', orderToPay],
  failPaymentIntent: ['payment', 'customer', orderToPay],
  chargeWithoutRecording: ['payment', 'customer', orderToPay],
  recordAtSecondTry: ['payment', 'customer', orderToPay],
  loseRecordingReply: ['payment', 'customer', orderToPay],
  failOrders: ['trouble', 'admin', paths.manageAllOrders],
  neverAnswerOrders: ['trouble', 'admin', paths.manageAllOrders],
  forbidOrders: ['trouble', 'admin', paths.manageAllOrders],
  deleteNothing: ['trouble', 'admin', paths.manageAllOrders],
  deleteNoReview: ['trouble', 'admin', paths.manageUserReviews],
  failShipping: ['trouble', 'admin', paths.manageAllOrders],
  failProfile: ['trouble', 'customer', paths.profile],
  forbidMakeAdmin: ['trouble', 'admin', paths.manageUsers],
  failUpload: ['trouble', 'admin', paths.addPart],
  renewSession: ['trouble', 'customer', paths.myOrders],
  expireSession: ['trouble', 'customer', paths.myOrders],
  declineCards: ['payment', 'customer', orderToPay],
  challengeCards: ['payment', 'customer', orderToPay],
  leaveCardsProcessing: ['payment', 'customer', orderToPay],
  disconnectCards: ['payment', 'customer', orderToPay],
  blockCardForm: ['payment', 'customer', orderToPay],
  disconnectSignIn: ['trouble', 'visitor', paths.login],
  closePopup: ['trouble', 'visitor', paths.login],
  blockPopup: ['trouble', 'visitor', paths.login],
  hideAccounts: ['trouble', 'visitor', paths.login],
}

/** One situation as a salesperson sees it. */
export function guideOf(name: ScenarioName) {
  const [group, as, path] = places[name]
  return { name, group, title: scenarios[name].title, ...scenarioTexts[name], as, path }
}

/** Every scenario, in the order of scenarios.ts. */
export const scenarioGuides = scenarioNames.map(guideOf)

/** The situation to open for a scenario: as the one who sees it, on the page where it can be seen. */
export const situationFor = (name: ScenarioName): Situation => {
  const { as, path } = guideOf(name)
  return { scenario: name, as, dials: {}, path }
}

/**
 * Finds situations by words of their title, sentence or group; letter case does not count.
 * @returns all of them for an empty text
 */
export function searchScenarios(text: string) {
  const words = text.toLowerCase().split(/\s+/)
  return scenarioGuides.filter(({ title, sentence, group }) => {
    const searched = `${title} ${sentence} ${groupLabels[group]}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
}
