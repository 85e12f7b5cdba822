import { addPartSteps, shippedForCustomerStep, promotionSteps, shippingSteps } from '#mocks/demo/tour/steps/managing.ts'
import { buyingSteps } from '#mocks/demo/tour/steps/buying.ts'
import * as paying from '#mocks/demo/tour/steps/paying.ts'
import { findCustomerOrder } from '#mocks/demo/tour/steps/seeded.ts'
import { shippingDaySteps } from '#mocks/demo/tour/steps/shippingDay.ts'
import { asViewer } from '#mocks/demo/tour/steps/step.ts'
import type { Tour } from '#mocks/demo/tour/tour.ts'
import { getSeededPart } from '#mocks/seed/parts.ts'
import { toPart } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

export const rotor = toPart(getSeededPart('brake-rotor-345'))
const orderToPay = findCustomerOrder(({ paid: isPaid }) => isPaid === false)
export const orderToShip = findCustomerOrder(({ status }) => status === 'pending')

/** The tours of the demo, in the panel's order. */
export const tours: readonly Tour[] = [
  {
    id: 'buyAndPay',
    title: 'Buy and pay',
    summary: 'A garage orders brake rotors and pays by card, in about a minute.',
    start: { scenario: 'openFreshShop', as: 'customer', settings: {}, path: paths.parts },
    steps: [
      ...buyingSteps(rotor),
      paying.paymentPageStep(rotor.name),
      paying.paidStep,
      paying.paidOrderStep(rotor.name),
    ],
  },
  {
    id: 'declined',
    title: 'Declined, then paid',
    summary: 'The bank says no. The customer tries another card and is done.',
    start: { scenario: 'leaveOrderReadyToPay', as: 'customer', settings: {}, path: paths.myOrders },
    steps: [
      paying.unpaidOrderStep(orderToPay.partName),
      paying.paymentPageStep(orderToPay.partName),
      paying.declinedStep,
      paying.otherCardStep,
      paying.paidOrderStep(orderToPay.partName),
    ],
  },
  {
    id: 'charged',
    title: 'Charged, not recorded, recovered',
    summary: 'The worst moment of any shop: the card is charged, and the server fails. Nobody pays twice.',
    start: { scenario: 'leaveOrderReadyToPay', as: 'customer', settings: {}, path: paths.payment(orderToPay.id) },
    steps: paying.recoverySteps(orderToPay.partName, paying.emptyFormStart),
  },
  {
    id: 'adminsDay',
    title: 'Add a part, ship, promote',
    summary: 'An admin’s three jobs: a new part with a picture, a shipment, a new colleague.',
    start: { scenario: 'awaitShipment', as: 'admin', settings: {}, path: paths.addPart },
    steps: [...addPartSteps, ...shippingSteps(orderToShip.partName), ...promotionSteps],
  },
  {
    id: 'shippingDay',
    title: 'An admin’s morning',
    summary: 'New orders picked, packed and shipped in one go, what is running low, and 40 parts added from a file.',
    start: { scenario: 'everydayShop', as: 'admin', settings: {}, path: paths.manageAllOrders },
    steps: shippingDaySteps(orderToShip.partName),
  },
  {
    id: 'allOfIt',
    title: 'All of it',
    summary: 'The whole business: buy, a bad card, a bad server, paid, shipped, extended.',
    start: { scenario: 'openFreshShop', as: 'customer', settings: {}, path: paths.parts },
    steps: [
      ...buyingSteps(rotor),
      paying.paymentPageStep(rotor.name),
      paying.declinedStep,
      ...paying.recoverySteps(rotor.name, paying.declinedStart),
      ...asViewer('admin', shippingSteps(rotor.name)),
      ...asViewer('customer', [shippedForCustomerStep(rotor.name)]),
      ...asViewer('admin', addPartSteps),
      ...promotionSteps,
    ],
  },
]
