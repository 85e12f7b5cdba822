import { providerCopy } from '#mocks/copy.ts'
import {
  button,
  customerName,
  field,
  heading,
  link,
  openPage,
  click,
  row,
  text,
  typeInto,
} from '#mocks/demo/tour/steps/step.ts'
import type { TourAction, TourStep } from '#mocks/demo/tour/tour.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { orders, payment, receipt } from '#src/copy/customerPages.ts'
import { paths } from '#src/domain/paths.ts'

const cardCopy = providerCopy.card

const cardNumbers = { succeeds: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

const createPayActions = (card: keyof typeof cardNumbers): TourAction[] => [
  typeInto(field(cardCopy.number), cardNumbers[card]),
  typeInto(field(cardCopy.expiry), '12 / 34'),
  typeInto(field(cardCopy.cvc), '123'),
  click(button(payment.confirm)),
]

const failRecordingAction: TourAction = {
  do: 'changeSettings',
  settings: scenarios.chargeWithoutRecording.settings ?? {},
}
const fixRecordingAction: TourAction = { do: 'changeSettings', settings: { faults: {} } }

/** The hint on the Payment page when only the card details are missing. */
const preparedHintTarget = text(payment.disabledReasons.incomplete)

export const createUnpaidOrderStep = (partName: string): TourStep => ({
  caption: `${customerName} has one order left to pay.`,
  actions: [],
  visible: [link(orders.pay, partName)],
})

export const createPaymentPageStep = (partName: string): TourStep => ({
  caption: 'The order on one side, the card on the other: no doubt what is being paid.',
  actions: [click(link(orders.pay, partName))],
  visible: [heading(payment.formTitle), preparedHintTarget],
})

export const paidStep: TourStep = {
  caption: 'The price is checked once more, then the card is charged. Paid, with a receipt to print.',
  actions: createPayActions('succeeds'),
  visible: [text(payment.success), heading(receipt.title)],
}

export const declinedStep: TourStep = {
  caption: 'The bank declines this card. The shop shows the bank’s own reason and keeps everything else.',
  actions: createPayActions('declined'),
  visible: [text(cardCopy.declined)],
}

export const otherCardStep: TourStep = {
  ...paidStep,
  caption: 'Another card, the same form. This time it goes through.',
  continues: true,
}

export const createPaidOrderStep = (partName: string): TourStep => ({
  caption: 'The order is paid and shows its transaction ID, ready for any question from the accountant.',
  actions: [openPage(paths.myOrders)],
  visible: [row(partName), text(orders.purchased, partName)],
})

/** The states of the Payment page from which `createRecoverySteps` can start. */
export const emptyFormStart = { visible: [field(cardCopy.number), preparedHintTarget] }
export const declinedStart = { visible: [text(cardCopy.declined)], continues: true } as const

/** Steps in which the server fails to record a charge, and the shop records the payment later. */
export const createRecoverySteps = (partName: string, start: Pick<TourStep, 'visible' | 'continues'>): TourStep[] => [
  {
    caption:
      'Now the worst case: right after the charge, our own server fails. The money has moved, but the order doesn’t show it.',
    actions: [failRecordingAction],
    ...start,
  },
  {
    caption: 'The card is charged. The shop knows, and keeps trying to record it on the order.',
    actions: createPayActions('succeeds'),
    visible: [text(payment.recording)],
  },
  {
    caption: 'The page makes it plain: charged, don’t pay again. The card form is gone, so nobody can.',
    actions: [],
    visible: [text(orders.charged), button(orders.record)],
    continues: true,
  },
  {
    caption: 'My Orders shows the same. Even if the browser is closed, the payment isn’t forgotten.',
    actions: [openPage(paths.myOrders)],
    visible: [text(orders.charged, partName)],
  },
  {
    caption:
      'The server is back. On the next visit, the shop records the payment automatically: charged once, paid once.',
    // Switching the viewer restarts the app, which simulates the customer's next visit.
    actions: [fixRecordingAction, { do: 'switchTo', viewer: 'customer' }],
    visible: [text(orders.purchased, partName)],
  },
]
