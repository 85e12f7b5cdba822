import { providerCopy } from '#mocks/copy.ts'
import { button, field, heading, link, open, press, row, step, text, type } from '#mocks/demo/tour/steps/step.ts'
import type { Action, TourStep } from '#mocks/demo/tour/tour.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { orders } from '#src/copy/orders.ts'
import { payment } from '#src/copy/payment.ts'
import { receipt } from '#src/copy/receipt.ts'
import { paths } from '#src/domain/paths.ts'

const texts = providerCopy.card

/** The test cards, by what the mock provider does with them. */
const cards = { succeeds: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

const payWith = (card: keyof typeof cards): Action[] => [
  type(field(texts.number), cards[card]),
  type(field(texts.expiry), '12 / 34'),
  type(field(texts.cvc), '123'),
  press(button(payment.confirm)),
]

/** The server fails to record payments from now on, or works again. */
const breakServer: Action = { do: 'setDials', dials: scenarios.chargeWithoutRecording.dials ?? {} }
const repairServer: Action = { do: 'setDials', dials: { faults: {} } }

/** The Payment page says this once the payment is prepared and only the card is missing. */
const prepared = text(payment.disabledReasons.incomplete)

/** My Orders with an order to pay. */
export const readyToPay = (part: string): TourStep => step('readyToPay', { seen: [link(orders.pay, part)] })

/** From My Orders to the order's card form. */
export const paymentPage = (part: string): TourStep =>
  step('paymentPage', {
    actions: [press(link(orders.pay, part))],
    seen: [heading(payment.formTitle), prepared],
  })

/** A good card on the Payment page. */
export const paid: TourStep = step('paid', {
  actions: payWith('succeeds'),
  seen: [text(payment.success), heading(receipt.title)],
})

/** A declined card on the Payment page. */
export const declined: TourStep = step('declined', { actions: payWith('declined'), seen: [text(texts.declined)] })

/** A good card after a declined one. */
export const otherCard: TourStep = { ...paid, ...step('otherCard', { ...paid, continues: true }) }

/** The paid order in My Orders. */
export const paidOrder = (part: string): TourStep =>
  step('paidOrder', { actions: [open(paths.myOrders)], seen: [row(part), text(orders.purchased, part)] })

/** How a step begins on the Payment page: with an empty card form, or below the message that a card was declined. */
export const emptyForm = { seen: [field(texts.number), prepared] }
export const afterDeclined = { seen: [text(texts.declined)], continues: true } as const

/**
 * On the Payment page: the charge that the server fails to record, up to the payment noted from My Orders.
 * @param begin how the first step begins
 */
export const recovering = (part: string, begin: Pick<TourStep, 'seen' | 'continues'>): TourStep[] => [
  step('brokenServer', { actions: [breakServer], ...begin }),
  step('recording', { actions: payWith('succeeds'), seen: [text(payment.recording)] }),
  step('charged', { seen: [text(orders.charged), button(orders.record)], continues: true }),
  step('chargedOrder', { actions: [open(paths.myOrders)], seen: [text(orders.charged, part)] }),
  step('recovered', {
    // The shop starts again, as at the customer's next visit.
    actions: [repairServer, { do: 'switchTo', viewer: 'customer' }],
    seen: [text(orders.purchased, part)],
  }),
]
