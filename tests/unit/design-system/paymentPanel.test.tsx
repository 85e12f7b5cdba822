import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { PaymentPanel } from '#src/design-system/blocks/payment/PaymentPanel.tsx'
import { toOrder } from '#src/domain/order.ts'
import type { CardProblem } from '#src/domain/payment.ts'
import type { PaymentState } from '#src/domain/paymentMachine.ts'

const order = toOrder(makeOrder({ itemInfo: { itemName: 'Rotor', itemPrice: 84 }, quantity: 20 }))
const transactionId = 'pi_1'
const paid = toOrder(makeOrder({ paid: true, transationId: transactionId, status: 'pending' }))
const idle = { onPay: () => {}, onRetry: () => {} }

const panelOf = (state: PaymentState, shownOrder = order, calls = idle) => (
  <MemoryRouter>
    <input aria-label="elsewhere" />
    <PaymentPanel
      order={shownOrder}
      state={state}
      provider="ready"
      cardComplete
      cardForm={<input aria-label="card" />}
      onPrint={() => {}}
      {...calls}
    />
  </MemoryRouter>
)

function show(state: PaymentState) {
  const calls = { onPay: vi.fn<() => void>(), onRetry: vi.fn<() => void>() }
  const { container } = render(panelOf(state, order, calls))
  return { container, ...calls }
}

const ready = { name: 'ready', totalCents: 168_000, problem: null } as const

/** What each state shows: the button of the card form, or none in its place. One of each, or it does not compile. */
const shown: { [Name in PaymentState['name']]: [PaymentState, 'pays' | 'waits' | 'refuses' | 'no form', RegExp] } = {
  preparing: [{ name: 'preparing' }, 'refuses', /The payment is being prepared\./],
  noSecret: [{ name: 'noSecret' }, 'refuses', /The payment could not be prepared.*Try again/],
  gone: [{ name: 'gone' }, 'refuses', /The payment could not be prepared.*Try again/],
  retrieving: [{ name: 'retrieving' }, 'waits', /Confirming your payment\. Please stay on this page\./],
  checking: [{ name: 'checking' }, 'waits', /Confirming your payment\. Please stay on this page\./],
  confirming: [{ name: 'confirming' }, 'waits', /Confirming your payment\. Please stay on this page\./],
  ready: [ready, 'pays', /\$1,680\.00/],
  totalChanged: [{ name: 'totalChanged', totalCents: 176_400 }, 'pays', /The total has changed.*\$1,764\.00/],
  undecided: [{ name: 'undecided' }, 'no form', /Your payment is being processed.*Check again/],
  recording: [
    { name: 'recording', transactionId, wasLost: false },
    'no form',
    /^Payment SuccessRecording the payment on your order….*pi_1$/,
  ],
  unrecorded: [{ name: 'unrecorded', transactionId }, 'no form', /Don't pay again.*pi_1.*Try again/],
  lost: [{ name: 'lost', transactionId }, 'no form', /can’t find your order any more.*pi_1.*Contact us.*Try again/],
  recorded: [{ name: 'recorded', transactionId }, 'no form', /Payment Success.*pi_1.*Back to My Orders/],
}

it.each(Object.entries(shown))('%s (PAY-1)', (_, [state, form, text]) => {
  const { container, onPay } = show(state)
  expect(container).toHaveTextContent(text)
  const button = screen.queryByRole('button', { name: /Payment Confirm/ })
  const hasForm = form !== 'no form'
  expect([button, screen.queryByLabelText('card')].map((part) => part !== null)).toEqual([hasForm, hasForm])
  // Enter sends a form, too.
  if (button) fireEvent.submit(button)
  expect(onPay).toHaveBeenCalledTimes(form === 'pays' ? 1 : 0)
  const disabled = ['disabled', 'aria-disabled'].map((name) => button?.hasAttribute(name) ?? false)
  expect(disabled).toEqual([form === 'refuses', form === 'waits'])
})

it('shows a lost order as lost while it is asked for again, and the button waits (PAY-13)', () => {
  const { container, onRetry } = show({ name: 'recording', transactionId, wasLost: true })
  expect(container).toHaveTextContent(/can’t find your order any more.*pi_1/)
  screen.getByRole('button', { name: /Recording your payment/ }).click()
  expect(onRetry).not.toHaveBeenCalled()
})

it.each<[CardProblem, RegExp]>([
  ['notChecked', /could not be read again, so your card was not charged/],
  ['unfinished', /check by your bank was not finished/],
  ['interrupted', /was interrupted and did not go through/],
  [{ providerMessage: 'Your card was declined.' }, /Your card was declined\./],
])('says why a card was not charged: %j (PAY-5, PAY-7, SHOP-8)', (problem, text) => {
  expect(show({ ...ready, problem }).container).toHaveTextContent(text)
})

it('a result that replaces the form gets the focus, and takes it from nothing else (STATE-14)', () => {
  const { rerender } = render(panelOf(ready))
  screen.getByLabelText('card').focus()
  rerender(panelOf({ name: 'recording', transactionId, wasLost: false }))
  const other = screen.getByLabelText('elsewhere')
  expect(document.body).not.toHaveFocus()
  expect(document.activeElement).toContainElement(screen.getByText('Payment Success'))
  other.focus()
  rerender(panelOf({ name: 'recorded', transactionId }, paid))
  expect(other).toHaveFocus()
})

it('does not take the focus when it is shown at first, and has the receipt of a paid order alone (PAY-8)', () => {
  const { rerender } = render(panelOf({ name: 'recorded', transactionId }, paid))
  expect(document.body).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Receipt' })).toBeVisible()
  rerender(panelOf({ name: 'recording', transactionId, wasLost: false }, paid))
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull()
})
