import { personas } from '#mocks/personas.ts'
import { MockCard } from '#mocks/platform/MockCard.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { callServer } from '#tests/unit/mocks/callServer.ts'

const { customer } = personas

/** Prepares the payment of the customer's order of 1,680 $. */
export const openPayment = () =>
  callServer('POST /create-payment-intent', { as: customer.email, body: { totalPrice: 1680 } })

/** Charges a card of the form. @param authenticate by default, the customer passes the bank's check */
export const chargeCard = (secret: string, number: string, authenticate = () => Promise.resolve(true)) =>
  mockPayment.confirm(secret, Object.assign(new MockCard(authenticate), { number }), customer)
