import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { PaymentPanel, type PaymentPanelProps } from '#src/design-system/blocks/payment/PaymentPanel.tsx'
import { toOrder } from '#src/domain/order.ts'
import type { CardProblem, PaymentState, UndecidedReason } from '#src/domain/paymentMachine.ts'

const order = toOrder(makeOrder({ itemInfo: { itemName: 'Rotor', itemPrice: 84 }, quantity: 20 }))
const transactionId = 'pi_1'
const paidOrder = toOrder(makeOrder({ paid: true, transationId: transactionId, status: 'pending' }))
const noopHandlers = { onPay: () => {}, onRetry: () => {} }

const createPanel = (state: PaymentState, panelOrder = order, props: Partial<PaymentPanelProps> = {}) => (
  <MemoryRouter>
    <input aria-label="elsewhere" />
    <PaymentPanel
      order={panelOrder}
      state={state}
      providerState="ready"
      isCardComplete
      isConnectionSecure
      isPaymentStored
      cardForm={<input aria-label="card" />}
      onPrint={() => {}}
      {...noopHandlers}
      {...props}
    />
  </MemoryRouter>
)

function renderPanel(state: PaymentState, props: Partial<PaymentPanelProps> = {}) {
  const handlers = { onPay: vi.fn<() => void>(), onRetry: vi.fn<() => void>() }
  const { container } = render(createPanel(state, order, { ...handlers, ...props }))
  return { container, ...handlers }
}

const readyState = { name: 'ready', totalCents: 168_000, problem: null } as const

/** For each state, the Pay button and the text that are expected. The type requires an entry for every state. */
const expectations: {
  [Name in PaymentState['name']]: [PaymentState, 'enabled' | 'busy' | 'disabled' | 'no form', RegExp]
} = {
  preparing: [{ name: 'preparing' }, 'disabled', /Preparing your payment…/],
  noSecret: [{ name: 'noSecret' }, 'disabled', /We couldn’t set up the payment.*Try again/],
  gone: [{ name: 'gone' }, 'disabled', /We couldn’t set up the payment.*Try again/],
  retrieving: [{ name: 'retrieving' }, 'busy', /Confirming your payment\. Please stay on this page\./],
  checking: [{ name: 'checking' }, 'busy', /Confirming your payment\. Please stay on this page\./],
  confirming: [{ name: 'confirming' }, 'busy', /Confirming your payment\. Please stay on this page\./],
  ready: [readyState, 'enabled', /\$1,680\.00/],
  totalChanged: [{ name: 'totalChanged', totalCents: 176_400 }, 'enabled', /The total has changed.*\$1,764\.00/],
  wrongAmount: [{ name: 'wrongAmount' }, 'no form', /wrong amount.*Your card was not charged.*Try again.*Contact us/],
  undecided: [{ name: 'undecided', reason: 'processing' }, 'no form', /Your payment is being processed.*Check again/],
  recording: [
    { name: 'recording', transactionId, wasLost: false },
    'no form',
    /^Payment SuccessRecording the payment on your order….*pi_1$/,
  ],
  unrecorded: [{ name: 'unrecorded', transactionId }, 'no form', /Don’t pay again.*pi_1.*Try again/],
  lost: [{ name: 'lost', transactionId }, 'no form', /can no longer find this order.*pi_1.*Contact us.*Try again/],
  chargedTwice: [{ name: 'chargedTwice', transactionId }, 'no form', /charged twice.*pi_1.*Contact us$/],
  recorded: [{ name: 'recorded', transactionId }, 'no form', /Payment Success.*pi_1.*Back to My Orders/],
}

it.each(Object.entries(expectations))(
  'the state “%s” shows its text and, if the customer may pay, the card form (PAY-1)',
  (_, [state, button, text]) => {
    const { container, onPay } = renderPanel(state)
    expect(container).toHaveTextContent(text)
    const payButton = screen.queryByRole('button', { name: /Payment Confirm/ })
    const hasForm = button !== 'no form'
    expect([payButton, screen.queryByLabelText('card')].map((element) => element !== null)).toEqual([hasForm, hasForm])
    // The form is submitted without a click, as with the Enter key.
    if (payButton) fireEvent.submit(payButton)
    expect(onPay).toHaveBeenCalledTimes(button === 'enabled' ? 1 : 0)
    const disabled = ['disabled', 'aria-disabled'].map((name) => payButton?.hasAttribute(name) ?? false)
    expect(disabled).toEqual([button === 'disabled', button === 'busy'])
  },
)

it('a lost order is still shown as lost while it is requested again, and the button ignores clicks (PAY-13)', () => {
  const { container, onRetry } = renderPanel({ name: 'recording', transactionId, wasLost: true })
  expect(container).toHaveTextContent(/can no longer find this order.*pi_1/)
  screen.getByRole('button', { name: /Recording your payment/ }).click()
  expect(onRetry).not.toHaveBeenCalled()
})

it.each<[CardProblem, RegExp]>([
  ['notChecked', /couldn’t check your order, so your card was not charged/],
  ['unfinished', /check wasn’t completed, so nothing was charged/],
  ['unanswered', /haven’t heard back.*charged only once/],
  ['interrupted', /was interrupted and nothing was charged/],
  [{ providerMessage: 'Your card was declined.' }, /Your card was declined\./],
])('the panel explains why a card was not charged: %j (PAY-5, PAY-7, PAY-14, SHOP-8)', (problem, text) => {
  expect(renderPanel({ ...readyState, problem }).container).toHaveTextContent(text)
})

it.each<[UndecidedReason, RegExp]>([
  ['processing', /bank hasn’t confirmed it yet/],
  ['unreachable', /isn’t responding at the moment/],
  ['unknownIntent', /doesn’t recognize it/],
])('the panel explains why a payment is undecided: %s (PAY-7, PAY-17)', (reason, text) => {
  expect(renderPanel({ name: 'undecided', reason }).container).toHaveTextContent(text)
})

it('if the browser can’t store the payment, the panel warns before and after the charge (PAY-22)', () => {
  const { container } = renderPanel(readyState, { isPaymentStored: false })
  expect(container).toHaveTextContent(/This browser can’t store your payment.*keep this page open/)
  expect(renderPanel({ name: 'unrecorded', transactionId }, { isPaymentStored: false }).container).toHaveTextContent(
    /can’t store it.*keep this page open/,
  )
  expect(renderPanel({ name: 'unrecorded', transactionId }).container).toHaveTextContent(
    /keep trying while you’re here/,
  )
})

it('without a secure connection, there is no card form, but still the receipt of a paid order (PAY-21)', () => {
  const { container } = renderPanel({ name: 'preparing' }, { isConnectionSecure: false })
  expect(container).toHaveTextContent(/This connection isn’t secure/)
  expect(screen.queryByLabelText('card')).toBeNull()
  render(createPanel({ name: 'preparing' }, paidOrder, { isConnectionSecure: false }))
  expect(screen.getByRole('region', { name: 'Receipt' })).toBeVisible()
})

it('the receipt is shown even if the order was charged twice (PAY-16)', () => {
  render(createPanel({ name: 'chargedTwice', transactionId }, paidOrder))
  expect(screen.getByRole('region', { name: 'Receipt' })).toBeVisible()
})

it('a result receives the focus if it replaces the form, but never takes the focus from other elements (STATE-14)', () => {
  const { rerender } = render(createPanel(readyState))
  screen.getByLabelText('card').focus()
  rerender(createPanel({ name: 'recording', transactionId, wasLost: false }))
  const otherField = screen.getByLabelText('elsewhere')
  expect(document.body).not.toHaveFocus()
  expect(document.activeElement).toContainElement(screen.getByText('Payment Success'))
  otherField.focus()
  rerender(createPanel({ name: 'recorded', transactionId }, paidOrder))
  expect(otherField).toHaveFocus()
})

it('a paid order first renders its receipt without moving the focus, and no receipt while a payment is being recorded (PAY-8)', () => {
  const { rerender } = render(createPanel({ name: 'recorded', transactionId }, paidOrder))
  expect(document.body).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Receipt' })).toBeVisible()
  rerender(createPanel({ name: 'recording', transactionId, wasLost: false }, paidOrder))
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull()
})
