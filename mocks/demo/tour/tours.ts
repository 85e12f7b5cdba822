import {
  addPartSteps,
  createShippedForCustomerStep,
  promotionSteps,
  createShippingSteps,
} from '#mocks/demo/tour/steps/managing.ts'
import { createBuyingSteps } from '#mocks/demo/tour/steps/buying.ts'
import * as paying from '#mocks/demo/tour/steps/paying.ts'
import { findCustomerOrder } from '#mocks/demo/tour/steps/seeded.ts'
import { createShippingDaySteps } from '#mocks/demo/tour/steps/shippingDay.ts'
import { startAsViewer } from '#mocks/demo/tour/steps/step.ts'
import type { Tour } from '#mocks/demo/tour/tour.ts'
import { getSeededPart } from '#mocks/seed/parts.ts'
import { toPart } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

export const rotorPart = toPart(getSeededPart('brake-rotor-345'))
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
      ...createBuyingSteps(rotorPart),
      paying.createPaymentPageStep(rotorPart.name),
      paying.paidStep,
      paying.createPaidOrderStep(rotorPart.name),
    ],
  },
  {
    id: 'declined',
    title: 'Declined, then paid',
    summary: 'The bank says no. The customer tries another card and is done.',
    start: { scenario: 'leaveOrderReadyToPay', as: 'customer', settings: {}, path: paths.myOrders },
    steps: [
      paying.createUnpaidOrderStep(orderToPay.partName),
      paying.createPaymentPageStep(orderToPay.partName),
      paying.declinedStep,
      paying.otherCardStep,
      paying.createPaidOrderStep(orderToPay.partName),
    ],
  },
  {
    id: 'charged',
    title: 'Charged, not recorded, recovered',
    summary: 'The worst moment of any shop: the card is charged, and the server fails. Nobody pays twice.',
    start: { scenario: 'leaveOrderReadyToPay', as: 'customer', settings: {}, path: paths.payment(orderToPay.id) },
    steps: paying.createRecoverySteps(orderToPay.partName, paying.emptyFormStart),
  },
  {
    id: 'adminsDay',
    title: 'Add a part, ship, promote',
    summary: 'An admin’s three jobs: a new part with a picture, a shipment, a new colleague.',
    start: { scenario: 'awaitShipment', as: 'admin', settings: {}, path: paths.addPart },
    steps: [...addPartSteps, ...createShippingSteps(orderToShip.partName), ...promotionSteps],
  },
  {
    id: 'shippingDay',
    title: 'An admin’s morning',
    summary: 'New orders picked, packed and shipped in one go, what is running low, and 40 parts added from a file.',
    start: { scenario: 'everydayShop', as: 'admin', settings: {}, path: paths.manageAllOrders },
    steps: createShippingDaySteps(orderToShip.partName),
  },
  {
    id: 'allOfIt',
    title: 'All of it',
    summary: 'An order, a declined card, a server failure, the payment, the shipment, a new part and a new admin.',
    start: { scenario: 'openFreshShop', as: 'customer', settings: {}, path: paths.parts },
    steps: [
      ...createBuyingSteps(rotorPart),
      paying.createPaymentPageStep(rotorPart.name),
      paying.declinedStep,
      ...paying.createRecoverySteps(rotorPart.name, paying.declinedStart),
      ...startAsViewer('admin', createShippingSteps(rotorPart.name)),
      ...startAsViewer('customer', [createShippedForCustomerStep(rotorPart.name)]),
      ...startAsViewer('admin', addPartSteps),
      ...promotionSteps,
    ],
  },
]
