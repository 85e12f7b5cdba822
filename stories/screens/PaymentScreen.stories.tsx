import type { Canvas } from 'storybook/internal/csf'
import { expect, fn, screen } from 'storybook/test'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { createObservable } from '#mocks/observable.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { Grid, Stack } from '#src/design-system/components/layout.tsx'
import { PaymentScreen, type PaymentScreenProps } from '#src/design-system/screens/PaymentScreen.tsx'
import type { OrderWire } from '#src/domain/order.ts'
import type { PaymentState } from '#src/domain/paymentMachine.ts'
import { expectCallOnClick, expectBusyIgnoresClick } from '#stories/support/buttons.ts'
import { expectFocusedNotice } from '#stories/support/forms.ts'
import { expectAlert, playAll, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import { makeParsedOrder, failed, loading, ready } from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const makeReadyOrder = (overrides: Partial<OrderWire> = {}) => ready(makeParsedOrder(overrides))
const serverFailure = failed('server')
const transactionId = 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG'
const readyState: PaymentState = { name: 'ready', totalCents: 168_000, problem: null }

/** A placeholder for the payment provider’s card fields. */
const cardPlaceholder = (
  <Stack gap={16}>
    <Field name="number" label="Card number" inputMode="numeric" autoComplete="off" />
    <Grid columns={2} gap={16}>
      <Field name="expiry" label="Expiry date" inputMode="numeric" autoComplete="off" />
      <Field name="cvc" label="CVC" inputMode="numeric" autoComplete="off" />
    </Grid>
  </Stack>
)

const args: PaymentScreenProps = {
  order: makeReadyOrder(),
  state: readyState,
  providerState: 'ready',
  isCardComplete: true,
  isConnectionSecure: true,
  isPaymentStored: true,
  cardForm: cardPlaceholder,
  onPay: fn(),
  onPrint: fn(),
  onRetry: fn(),
}

const meta = preview.meta({
  title: 'Screens/Customer/Payment',
  component: PaymentScreen,
  parameters: { routerPath: '/dashboard/payment/order-1001' },
  args,
  render: inDashboard('customer', PaymentScreen),
})

const getPayButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Payment Confirm' })
const expectNoCardForm = ({ canvas }: { canvas: Canvas }) => expect(canvas.queryByLabelText('Card number')).toBeNull()

/** A play function that expects these texts and no card form. */
const expectTextWithoutCardForm = (...texts: (string | RegExp)[]) => playAll(expectText(...texts), expectNoCardForm)

/** The customer pays for an order by card and sees the receipt. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('customer'),
  async play({ args, canvas }) {
    await expectText("Let's Payment For Deal", 'Ventilated brake rotor 345 mm', '20 pcs', '$84.00')({ canvas })
    await expect(canvas.getAllByText('$1,680.00')).toHaveLength(2)
    await expectCallOnClick('Payment Confirm', args.onPay)({ canvas })
  },
})

/** The page shows a spinner, and no card form yet. */
export const Loading = meta.story({
  name: 'The order is loading',
  tags: ['waiting', 'STATE-1'],
  args: { order: loading },
  play: expectText('Loading your order'),
})

/** The page shows an error message with “Try again”, and no card form. */
export const Failed = meta.story({
  name: 'The order could not load',
  tags: ['went-wrong', 'STATE-4'],
  args: { order: serverFailure },
  play: playAll(expectNoCardForm, expectCallOnClick('Try again', serverFailure.retry)),
})

/** The previously loaded order stays, with a note that it may be out of date, and can be paid. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2'],
  args: { order: ready(makeParsedOrder(), { stale: true }) },
  play: expectText(/^We couldn’t refresh th/),
})

/** The page shows an error message, and there is nothing to pay. */
export const NotFound = meta.story({
  name: 'The order does not exist',
  tags: ['went-wrong', 'everydayShop'],
  args: { order: failed('notFound') },
  play: expectTextWithoutCardForm('Order not found'),
})

/** The order belongs to another account, so the page shows only an error message. */
export const Forbidden = meta.story({
  name: "Somebody else's order",
  tags: ['went-wrong', 'STATE-9'],
  args: { order: failed('forbidden') },
  play: expectTextWithoutCardForm('You don’t have access to this order'),
})

/** The page shows the receipt with the transaction ID, and no card form. */
export const AlreadyPaid = meta.story({
  name: 'The order was paid before',
  tags: ['good-day'],
  args: { order: makeReadyOrder({ paid: true, status: 'pending', transationId: transactionId }) },
  play: playAll(expectTextWithoutCardForm('Purchased Done', /All-Ready Paid · pi_/, 'Receipt'), () =>
    // The receipt is visible only in print.
    expect(screen.queryByRole('region', { name: /^Receipt ·/ })).toBeNull(),
  ),
})

/** The order doesn’t say which part was ordered, so it can’t be paid, and the page says why. */
export const NotPayable = meta.story({
  name: 'The order can’t be paid',
  tags: ['went-wrong', 'everydayShop'],
  args: { order: makeReadyOrder({ itemInfo: null }) },
  play: expectTextWithoutCardForm('This order can’t be paid'),
})

/** Card payments can’t be more than $999,999.99, so this order can’t be paid. */
export const TotalTooHigh = meta.story({
  name: 'The order is too large for a card',
  tags: ['borders', 'everydayShop'],
  args: { order: makeReadyOrder({ quantity: 12_000 }) },
  play: expectTextWithoutCardForm(/Card payments can’t be more than \$999,999\.99\. Cancel this order/),
})

/** The button is disabled, and a message says why. */
export const Preparing = meta.story({
  name: 'The payment is being prepared',
  tags: ['waiting'],
  args: { state: { name: 'preparing' }, isCardComplete: false },
  play: ({ canvas }) => expect(getPayButton(canvas)).toHaveAccessibleDescription('Preparing your payment…'),
})

/** The button is disabled until the card form has loaded. */
export const ProviderLoading = meta.story({
  name: 'The card form is loading',
  tags: ['waiting'],
  args: { providerState: 'loading', isCardComplete: false },
  play: ({ canvas }) => expect(getPayButton(canvas)).toHaveAccessibleDescription('Loading the card form…'),
})

/** The browser or network blocks the card form, and an error message offers “Try again”. */
export const ProviderBlocked = meta.story({
  name: 'The card form could not load',
  tags: ['went-wrong', 'blockCardForm'],
  args: { providerState: 'blocked', isCardComplete: false, cardForm: null },
  play: playAll(expectAlert('The card form didn’t load'), expectCallOnClick('Try again', args.onRetry)),
})

/** An error message says that nothing was charged, and offers “Try again”. */
export const NoSecret = meta.story({
  name: 'The payment could not be set up',
  tags: ['went-wrong', 'everydayShop'],
  args: { state: { name: 'noSecret' } },
  play: playAll(expectAlert('We couldn’t set up the payment'), expectCallOnClick('Try again', args.onRetry)),
})

/** The button is disabled until the card details are complete; pressing Enter doesn’t pay either. */
export const CardIncomplete = meta.story({
  name: 'The card is not filled in',
  tags: ['empty', 'everydayShop'],
  args: { isCardComplete: false },
  async play({ args, canvas, userEvent }) {
    await expect(getPayButton(canvas)).toHaveAccessibleDescription('Enter your card details to continue.')
    await userEvent.type(canvas.getByLabelText('CVC'), '1{Enter}')
    await expect(args.onPay).not.toHaveBeenCalled()
  },
})

/** An error message appears, nothing is charged, and the customer can correct the number. */
export const InvalidCard = meta.story({
  name: 'The card number is wrong',
  tags: ['went-wrong', 'everydayShop'],
  args: { state: { name: 'ready', totalCents: 168_000, problem: { providerMessage: 'Your card number is invalid.' } } },
  play: expectAlert('Your card number is invalid.'),
})

/** Before anything is charged, the customer sees the new total and decides whether to pay. */
export const TotalChanged = meta.story({
  name: 'The price has changed',
  tags: ['went-wrong', 'STATE-7'],
  args: { state: { name: 'totalChanged', totalCents: 176_400 } },
  play: playAll(expectText(/The total has changed/, '$1,764.00'), expectCallOnClick('Payment Confirm', args.onPay)),
})

/** The button is busy, and more clicks don’t pay again. */
export const Confirming = meta.story({
  name: 'The payment is being confirmed',
  tags: ['waiting', 'STATE-13'],
  args: { state: { name: 'confirming' } },
  play: expectBusyIgnoresClick('Payment Confirm', args.onPay),
})

/** A message says that the bank hasn’t confirmed the payment yet, and offers “Check again”. */
export const Processing = meta.story({
  name: 'The bank hasn’t confirmed yet',
  tags: ['waiting'],
  args: { state: { name: 'undecided', reason: 'processing' } },
  play: playAll(
    expectTextWithoutCardForm('Your payment is being processed'),
    expectCallOnClick('Check again', args.onRetry),
  ),
})

/** The outcome is unknown, so the page asks the customer not to pay again, and offers “Check again”. */
export const Unreachable = meta.story({
  name: 'The payment could not be checked',
  tags: ['went-wrong', 'disconnectCards'],
  args: { state: { name: 'undecided', reason: 'unreachable' } },
  play: playAll(
    expectTextWithoutCardForm('We couldn’t check your payment'),
    expectCallOnClick('Check again', args.onRetry),
  ),
})

/**
 * The payment service doesn’t recognize a payment that may have been charged, so the customer should contact the shop
 * (PAY-17).
 */
export const UnknownIntent = meta.story({
  name: 'The payment could not be found',
  tags: ['went-wrong', 'no-response'],
  args: { state: { name: 'undecided', reason: 'unknownIntent' } },
  play: playAll(
    expectTextWithoutCardForm('We couldn’t find your payment'),
    expectCallOnClick('Check again', args.onRetry),
  ),
})

/** The payment got no response. Another click confirms the same payment, so that the card isn’t charged twice (PAY-14). */
export const Unanswered = meta.story({
  name: 'No response to the payment',
  tags: ['went-wrong', 'disconnectCards'],
  args: { state: { name: 'ready', totalCents: 168_000, problem: 'unanswered' } },
  play: playAll(expectAlert(/haven’t heard back/), expectCallOnClick('Payment Confirm', args.onPay)),
})

/** The payment doesn’t match the order’s total, so there is no card form, and nothing is charged (PAY-15). */
export const WrongAmount = meta.story({
  name: 'The payment has the wrong amount',
  tags: ['went-wrong', 'no-response'],
  args: { state: { name: 'wrongAmount' } },
  play: playAll(
    expectTextWithoutCardForm('This payment has the wrong amount'),
    expectCallOnClick('Try again', args.onRetry),
  ),
})

/** Without https, the browser can’t keep two tabs from charging the card twice, so the page shows no card form (PAY-21). */
export const Insecure = meta.story({
  name: 'The connection is not secure',
  tags: ['went-wrong', 'no-device'],
  args: { isConnectionSecure: false },
  play: expectTextWithoutCardForm('This connection isn’t secure'),
})

/**
 * The browser can’t store anything and would forget the payment when the page closes. The page warns the customer before
 * paying (PAY-22).
 */
export const BrowserCannotStorePayment = meta.story({
  name: 'The browser can’t store the payment',
  tags: ['went-wrong', 'no-device'],
  args: { isPaymentStored: false },
  play: playAll(expectText('This browser can’t store your payment'), expectCallOnClick('Payment Confirm', args.onPay)),
})

/** The card is charged, and the payment is being recorded on the order. */
export const Recording = meta.story({
  name: 'Paid, and being recorded',
  tags: ['waiting'],
  args: { state: { name: 'recording', transactionId, wasLost: false } },
  play: expectTextWithoutCardForm('Payment Success', 'Recording the payment on your order…'),
})

/** The page warns the customer not to pay again, shows the reference, and keeps trying to record the payment. */
export const ChargedNotRecorded = meta.story({
  name: 'Charged, but not recorded',
  tags: ['went-wrong', 'chargeWithoutRecording'],
  args: { state: { name: 'unrecorded', transactionId } },
  async play({ args, canvas }) {
    await expectTextWithoutCardForm('Your card was charged. Don’t pay again.', transactionId)({ canvas })
    await expectCallOnClick('Try again', args.onRetry)({ canvas })
  },
})

/** The charge is shown even if the order can't be loaded (PAY-13). */
export const ChargedOrderUnread = meta.story({
  name: 'Charged, but the order could not load',
  tags: ['went-wrong', 'chargeWithoutRecording'],
  args: { order: serverFailure, state: { name: 'unrecorded', transactionId } },
  play: expectText('Your card was charged. Don’t pay again.', transactionId),
})

/**
 * The card was charged for an order that is gone, so the page shows the payment’s reference and how to contact the shop
 * (PAY-13).
 */
export const ChargedAndLost = meta.story({
  name: 'Charged, but the order is gone',
  tags: ['went-wrong', 'chargeWithoutRecording'],
  args: { order: failed('notFound'), state: { name: 'lost', transactionId } },
  async play({ args, canvas }) {
    await expectTextWithoutCardForm('Your card was charged. Don’t pay again.', transactionId)({ canvas })
    await expectLink('/contact', 'Contact us')({ canvas })
    const emailLink = canvas.getByRole('link', { name: 'hello@dhruva-auto.example' })
    await expect(emailLink).toHaveAttribute('href', expect.stringMatching(`^mailto:.+subject=.+${transactionId}$`))
    await expectCallOnClick('Try again', args.onRetry)({ canvas })
  },
})

/** The order was paid on two devices, so the page shows this payment’s reference and how to contact the shop (PAY-16). */
export const ChargedTwice = meta.story({
  name: 'Charged twice',
  tags: ['went-wrong', 'no-device'],
  args: {
    order: makeReadyOrder({ paid: true, status: 'pending', transationId: 'pi_other' }),
    state: { name: 'chargedTwice', transactionId },
  },
  async play({ canvas }) {
    await expectTextWithoutCardForm('Your card was charged twice', transactionId, 'Receipt')({ canvas })
    await expectLink('/contact', 'Contact us')({ canvas })
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** The order is paid and will be shipped; the receipt shows all known details and links back to My Orders (DATA-7). */
export const Recorded = meta.story({
  name: 'Paid just now',
  tags: ['good-day', 'STATE-14'],
  args: {
    order: makeReadyOrder({ paid: true, status: 'pending', userPhone: '', userAddress: null }),
    state: { name: 'recorded', transactionId },
  },
  async play({ canvas }) {
    await expectText('Payment Success', /Your order is paid and will be shipped soon/, 'Receipt', 'Email')({ canvas })
    await expect(canvas.queryByText(/^(Phone|Transaction ID)$/)).toBeNull()
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('My Orders')
    // The page’s heading and the receipt contain this link. The message about the result does not.
    await expect(canvas.getAllByRole('link', { name: 'Back to My Orders' })).toHaveLength(2)
  },
})

/** At 320 pixels the card form is below the order. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })

const paymentStates: PaymentState[] = [
  readyState,
  { name: 'confirming' },
  { name: 'recording', transactionId, wasLost: false },
  { name: 'unrecorded', transactionId },
  { name: 'recorded', transactionId },
]

const stateIndex = createObservable(0)

/** Switches the page to its next state. In the app, this follows a click on Pay or Try again, or a response. */
const advanceState = () => stateIndex.set(stateIndex.get() + 1)

/** From the click to the result, each new message gets the focus, so that screen readers announce it. */
export const FocusFollowsTheResult = meta.story({
  name: 'Each step is announced',
  tags: ['good-day', 'STATE-14'],
  beforeEach: () => stateIndex.set(0),
  render: function WithSimulatedServer(props) {
    return (
      <PaymentScreen
        {...props}
        state={paymentStates[useObservable(stateIndex)] ?? readyState}
        onPay={advanceState}
        onRetry={advanceState}
      />
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('CVC'), '123')
    getPayButton(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getPayButton(canvas)).toHaveAttribute('aria-disabled', 'true')
    await expect(getPayButton(canvas)).toHaveFocus()
    await expect(canvas.getByLabelText('CVC')).toHaveValue('123')
    advanceState()
    await expectFocusedNotice('Payment Success')({ canvas })
    advanceState()
    await expectFocusedNotice(/Don’t pay again/)({ canvas })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expectFocusedNotice('Payment Success')({ canvas })
  },
})
