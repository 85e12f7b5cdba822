import type { Viewer } from '#mocks/demo/situation.ts'
import {
  addPartSteps,
  createShippedForCustomerStep,
  promotionSteps,
  createShippingSteps,
} from '#mocks/demo/tour/steps/managing.ts'
import { startAsViewer } from '#mocks/demo/tour/steps/step.ts'
import type { TourDefinition, Tour } from '#mocks/demo/tour/tour.ts'
import { tours, orderToShip } from '#mocks/demo/tour/tours.ts'
import { review } from '#stories/journeys/review.ts'
import { keptOut, signUp } from '#stories/journeys/visitor.ts'
import { paths } from '#src/domain/paths.ts'

function getTourById(id: Tour['id']): TourDefinition {
  const matchingTour = tours.find((candidate) => candidate.id === id)
  if (!matchingTour) throw new Error(`the demo has no tour ${id}`)
  return matchingTour
}

/** The journeys, by the names of their story files. Some journeys are also tours in the demo. */
export const journeys = {
  signUp,
  keptOut,
  buyAndPay: getTourById('buyAndPay'),
  declined: getTourById('declined'),
  charged: getTourById('charged'),
  review,
  shipOrder: {
    title: 'Ship an order',
    summary: 'An admin ships a paid order, and the customer sees it right away.',
    start: { scenario: 'awaitShipment', as: 'admin', settings: {}, path: paths.manageAllOrders },
    steps: [
      ...createShippingSteps(orderToShip.partName),
      ...startAsViewer('customer', [createShippedForCustomerStep(orderToShip.partName)]),
    ],
  },
  shippingDay: getTourById('shippingDay'),
  addPart: {
    title: 'Add a part',
    summary: 'An admin puts a new part with a picture on sale.',
    start: { scenario: 'everydayShop', as: 'admin', settings: {}, path: paths.addPart },
    steps: addPartSteps,
  },
  promote: {
    title: 'Make a colleague an admin',
    summary: 'An admin gives a colleague’s existing account admin rights.',
    start: { scenario: 'everydayShop', as: 'admin', settings: {}, path: paths.manageUsers },
    steps: promotionSteps,
  },
} satisfies Record<string, TourDefinition>

/** The sidebar folders of the journeys, by the viewer at the start of the journey. */
export const journeyFolders = {
  visitor: 'Visitor',
  customer: 'Customer',
  newCustomer: 'Customer',
  admin: 'Admin',
} as const satisfies Record<Viewer, string>
