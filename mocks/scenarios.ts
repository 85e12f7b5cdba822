import type { Scenario } from '#mocks/db.ts'
import type { CallName, Fault } from '#mocks/settings.ts'
import { personas } from '#mocks/personas.ts'
import type { DbState } from '#mocks/dbState.ts'
import type { OrderWire } from '#src/domain/order.ts'
import type { PartWire } from '#src/domain/part.ts'

/** @returns a scenario in which one call fails */
const createFaultScenario = (title: string, call: CallName | '*', fault: Fault): Scenario => ({
  title,
  settings: { faults: { [call]: fault } },
})

const isCustomerOrder = (order: OrderWire) => order.userEmail === personas.customer.email

/** Deletes all orders of the customer except the first order that matches. */
const keepOneOrder = (matches: (order: OrderWire) => boolean) => (state: DbState) => {
  const keptOrder = state.orders.find((order) => isCustomerOrder(order) && matches(order))
  state.orders = state.orders.filter((order) => !isCustomerOrder(order) || order === keptOrder)
}

/**
 * Repeats a table's rows until there are `count`.
 * @param makeDistinct changes a copy so that it differs from the original row
 */
function repeatRows<Row extends { _id?: string | undefined }>(
  rows: Row[],
  count: number,
  makeDistinct = (row: Row, _round: number): Row => row,
): void {
  const originalRows = [...rows]
  for (let round = 2; rows.length < count; round += 1) {
    const copiedRows = originalRows.slice(0, count - rows.length)
    rows.push(...copiedRows.map((row) => makeDistinct({ ...row, _id: `${row._id}-${round}` }, round)))
  }
}

const addSeriesNumber = (part: PartWire, round: number): PartWire => ({
  ...part,
  name: `${part.name}, series ${round}`,
})

/** The scenarios of the demo, the stories and the tests, e.g. `db.loadScenario(scenarios.failParts)`. */
export const scenarios = {
  everydayShop: { title: 'An ordinary day' },
  openFreshShop: {
    title: 'Fresh shop',
    arrange: (state) => {
      state.orders = []
    },
  },
  runBusyDay: { title: 'Busy day', arrange: ({ orders }) => repeatRows(orders, 120) },
  emptyShop: {
    title: 'Empty shop',
    arrange: (state) => Object.assign(state, { parts: [], reviews: [], orders: [], profiles: [] }),
  },
  runLowOnStock: {
    title: 'Low stock',
    arrange: (state) => {
      // One third of the parts have exactly their minimum quantity in stock. The others have 3 or 6 fewer.
      state.parts.forEach((part, index) => {
        delete part.avaailableParts
        part.availableParts = Math.max(0, Number(part.minimumQuantity) - (index % 3) * 3)
      })
    },
  },
  leaveOrderReadyToPay: { title: 'Order ready to pay', arrange: keepOneOrder((order) => order.paid === false) },
  awaitShipment: { title: 'Paid, waiting for shipment', arrange: keepOneOrder((order) => order.status === 'pending') },
  offerHundredParts: { title: '100 parts', arrange: ({ parts }) => repeatRows(parts, 100, addSeriesNumber) },
  offerTenThousandParts: { title: '10,000 parts', arrange: ({ parts }) => repeatRows(parts, 10_000, addSeriesNumber) },
  takeTenThousandOrders: { title: '10,000 orders', arrange: ({ orders }) => repeatRows(orders, 10_000) },
  welcomeTenThousandUsers: {
    title: '10,000 users',
    arrange: ({ users }) =>
      repeatRows(users, 10_000, (user, round) => ({ ...user, email: user.email.replace('@', `.${round}@`) })),
  },
  failEverything: createFaultScenario('The server is down', '*', 500),

  slowDown: { title: 'Slow connection', settings: { latency: 2000 } },
  goOffline: createFaultScenario('Offline', '*', 'network'),
  neverAnswer: createFaultScenario('The server doesn’t respond', '*', 'hang'),
  failParts: createFaultScenario('The parts don’t load', 'getParts', 500),
  garbleParts: createFaultScenario('The parts are unreadable', 'getParts', 'garbage'),
  refuseUpsert: createFaultScenario('A login isn’t confirmed', 'upsertUser', 'refused'),
  neverAnswerAdminCheck: createFaultScenario('The admin check never ends', 'getAdmin', 'hang'),
  losePurchaseReply: createFaultScenario('Ordered, but the response is lost', 'placeOrder', 'lost'),
  cancelNothing: createFaultScenario('Cancelling changes nothing', 'cancelOrder', 'refused'),
  chargeWithoutRecording: createFaultScenario('Charged but not recorded', 'recordPayment', 500),
  recordAtSecondTry: { title: 'Charged, recorded on the second try', settings: { faultsOnce: { recordPayment: 500 } } },
  deleteNothing: createFaultScenario('Deleting an order changes nothing', 'deleteOrder', 'refused'),
  deleteNoReview: createFaultScenario('Deleting a review changes nothing', 'deleteReview', 'refused'),
  forbidMakeAdmin: createFaultScenario('Make Admin is refused', 'makeAdmin', 403),
  failUpload: createFaultScenario('A picture can’t be uploaded', 'uploadPicture', 500),

  renewSession: {
    title: 'The login is renewed',
    settings: { faultsOnce: { getMyOrders: 401, getMyOrder: 401, getOrders: 401 } },
  },
  expireSession: createFaultScenario('The login has expired', '*', 401),
  declineCards: { title: 'Cards are declined', settings: { card: 'declined' } },
  challengeCards: { title: 'The bank asks for 3-D Secure', settings: { card: 'challenged' } },
  leaveCardsProcessing: { title: 'The bank hasn’t confirmed yet', settings: { card: 'processing' } },
  disconnectCards: { title: 'The card provider can’t be reached', settings: { card: 'unreachable' } },
  blockCardForm: { title: 'The card form is blocked', settings: { cardForm: 'blocked' } },
  closePopup: { title: 'The Google window is closed', settings: { popup: 'closed' } },
  blockPopup: { title: 'Pop-ups are blocked', settings: { popup: 'blocked' } },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as ScenarioName[]

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)
