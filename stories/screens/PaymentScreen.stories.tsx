import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { PaymentScreen, type PaymentScreenProps } from '#src/design-system/screens/PaymentScreen.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import { toOrder, type Order, type OrderWire } from '#src/domain/order.ts'
import type { PaymentStep } from '#src/domain/payment.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
import preview from '#storybook/preview.tsx'

const ready = (overrides: Partial<OrderWire> = {}): Loadable<Order> => ({
  state: 'ready',
  value: toOrder(makeOrder(overrides)),
})
const retry = fn()
const transactionId = 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG'
const canPay: PaymentStep = { name: 'ready', problem: null }

/** Replaces the provider's card fields. */
const card = (
  <Stack gap={16}>
    <Field name="number" label="Card number" inputMode="numeric" autoComplete="off" numeric />
    <Grid columns={2} gap={16}>
      <Field name="expiry" label="Expiry date" inputMode="numeric" autoComplete="off" numeric />
      <Field name="cvc" label="CVC" inputMode="numeric" autoComplete="off" numeric />
    </Grid>
  </Stack>
)

const args: PaymentScreenProps = {
  order: ready(),
  step: canPay,
  provider: 'ready',
  cardComplete: true,
  cardForm: card,
  onPay: fn(),
  onPrint: fn(),
  onRetry: fn(),
}

const meta = preview.meta({
  title: 'Screens/Customer/PaymentScreen',
  component: PaymentScreen,
  parameters: { page: true, at: '/dashboard/payment/order-1001' },
  args,
  render: (args) => (
    <DashboardScreen role={{ state: 'ready', value: 'customer' }}>
      <PaymentScreen {...args} />
    </DashboardScreen>
  ),
})

const payButton = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Payment Confirm' })
const cardField = (canvas: HTMLElement) => within(canvas).queryByLabelText('Card number')

export const Ready = meta.story({
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: "Let's Payment For Deal" })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
    await expect(canvas.getByText('20 pcs')).toBeVisible()
    await expect(canvas.getByText('$84.00')).toBeVisible()
    await expect(canvas.getAllByText('$1,680.00')).toHaveLength(2)
    await userEvent.click(payButton(canvasElement))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
})

export const PaysWithEnter = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('CVC'), '123{Enter}')
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  args: { order: { state: 'loading' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your order')
  },
})

export const Failed = meta.story({
  args: { order: { state: 'failed', reason: 'server', retry } },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(cardField(canvasElement)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

export const Stale = meta.story({
  args: { order: { state: 'ready', value: toOrder(makeOrder()), stale: true } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(payButton(canvasElement)).toBeEnabled()
  },
})

export const NotFound = meta.story({
  args: { order: { state: 'failed', reason: 'notFound', retry } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { name: 'Order not found' })).toBeVisible()
    await expect(cardField(canvasElement)).toBeNull()
  },
})

export const Forbidden = meta.story({
  args: { order: { state: 'failed', reason: 'forbidden', retry } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { name: 'This order is not yours' })).toBeVisible()
    await expect(cardField(canvasElement)).toBeNull()
  },
})

export const AlreadyPaid = meta.story({
  args: { order: ready({ paid: true, status: 'pending', transationId: transactionId }) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Purchased Done')).toBeVisible()
    await expect(canvas.getByText(/All-Ready Paid · pi_/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(cardField(canvasElement)).toBeNull()
  },
})

export const Print = meta.story({
  globals: { viewport: { value: 'paper' } },
  parameters: { wired: '/dashboard/payment/order-1009', as: 'customer', paper: true },
  async play() {
    await expect(await screen.findByRole('heading', { name: 'Receipt' }, wiredTimeout)).toBeVisible()
    await expect(screen.getByText('hello@dhruva-auto.example')).toBeVisible()
    await expect(screen.getByText('Kamal Hossain')).toBeVisible()
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'link']) {
      await expect(screen.queryAllByRole(role)).toEqual([])
    }
  },
})

export const NotPayable = meta.story({
  args: { order: ready({ itemInfo: null }) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('This order can’t be paid')).toBeVisible()
    await expect(cardField(canvasElement)).toBeNull()
  },
})

export const Preparing = meta.story({
  args: { step: { name: 'preparing' }, cardComplete: false },
  async play({ canvasElement }) {
    await expect(payButton(canvasElement)).toBeDisabled()
    await expect(payButton(canvasElement)).toHaveAccessibleDescription('The payment is being prepared.')
  },
})

export const ProviderLoading = meta.story({
  args: { provider: 'loading', cardComplete: false },
  async play({ canvasElement }) {
    await expect(payButton(canvasElement)).toHaveAccessibleDescription('The card form is loading.')
  },
})

export const ProviderBlocked = meta.story({
  args: { provider: 'blocked', cardComplete: false, cardForm: null },
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The card form could not be loaded')
    await expect(payButton(canvasElement)).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoSecret = meta.story({
  args: { step: { name: 'noSecret' } },
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment could not be prepared')
    await expect(payButton(canvasElement)).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const CardIncomplete = meta.story({
  args: { cardComplete: false },
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(payButton(canvasElement)).toBeDisabled()
    await expect(payButton(canvasElement)).toHaveAccessibleDescription('Fill in your card to go on.')
    await userEvent.type(canvas.getByLabelText('CVC'), '1{Enter}')
    await expect(args.onPay).not.toHaveBeenCalled()
  },
})

export const InvalidCard = meta.story({
  args: { step: { name: 'ready', problem: 'Your card number is invalid.' } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card number is invalid.')
    await expect(cardField(canvasElement)).toBeVisible()
    await expect(payButton(canvasElement)).toBeEnabled()
  },
})

export const Declined = meta.story({
  args: { step: { name: 'ready', problem: 'Your card was declined.' } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card was declined.')
    await expect(payButton(canvasElement)).toBeEnabled()
  },
})

export const TotalChanged = meta.story({
  args: { step: { name: 'totalChanged', totalCents: 176_400 } },
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The total has changed')
    await expect(canvas.getByText('$1,764.00')).toBeVisible()
    await userEvent.click(payButton(canvasElement))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
})

export const Confirming = meta.story({
  args: { step: { name: 'confirming' } },
  async play({ args, canvasElement, userEvent }) {
    await expect(payButton(canvasElement)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(payButton(canvasElement))
    await expect(args.onPay).not.toHaveBeenCalled()
    await expect(cardField(canvasElement)).not.toBeNull()
  },
})

export const Processing = meta.story({
  args: { step: { name: 'processing' } },
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(canvas.getByText('Your payment is being processed')).toBeVisible()
    await expect(cardField(canvasElement)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Recording = meta.story({
  args: { step: { name: 'recording', transactionId } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Payment Success')).toBeVisible()
    await expect(canvas.getByText('Noting the payment on your order…')).toBeVisible()
    await expect(cardField(canvasElement)).toBeNull()
  },
})

export const ChargedNotRecorded = meta.story({
  args: { step: { name: 'unrecorded', transactionId } },
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(canvas.getByText("Your card was charged. Don't pay again.")).toBeVisible()
    await expect(canvas.getByText(transactionId)).toBeVisible()
    await expect(cardField(canvasElement)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Payment Confirm' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The server has lost the order, but the charge is stored in the browser (PAY-13). */
export const ChargedAndLost = meta.story({
  args: {
    order: { state: 'failed', reason: 'notFound', retry },
    step: { name: 'lost', transactionId, busy: false },
  },
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(canvas.getByText("Your card was charged. Don't pay again.")).toBeVisible()
    await expect(canvas.getByText(transactionId)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible()
    await expect(canvas.queryByText('Order not found')).toBeNull()
    await expect(cardField(canvasElement)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Recorded = meta.story({
  args: { step: { name: 'recorded', transactionId } },
  async play({ canvas }) {
    await expect(canvas.getByText('Payment Success')).toBeVisible()
    await expect(canvas.getByText(/Your order is paid and waits for shipment/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Back to My Orders' })).not.toHaveLength(0)
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWindow })

const steps: PaymentStep[] = [
  { name: 'confirming' },
  { name: 'recording', transactionId },
  { name: 'unrecorded', transactionId },
]

/** Goes to the next step on Pay, Try again, and the event 'next-step', which simulates a response. */
function WithSimulatedServer(args: PaymentScreenProps) {
  const [index, setIndex] = useState(-1)
  useEffect(() => {
    const next = () => setIndex((current) => current + 1)
    addEventListener('next-step', next)
    return () => removeEventListener('next-step', next)
  }, [])
  const step = index < 0 ? canPay : (steps[index] ?? { name: 'recorded', transactionId })
  const next = () => setIndex(index + 1)
  return <PaymentScreen {...args} step={step} onPay={next} onRetry={next} />
}

export const FocusFollowsTheResult = meta.story({
  render: (args) => <WithSimulatedServer {...args} />,
  async play({ canvas, canvasElement, userEvent }) {
    const respond = () => window.dispatchEvent(new Event('next-step'))
    const cvcField = canvas.getByLabelText<HTMLInputElement>('CVC')
    await userEvent.type(cvcField, '123')
    payButton(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect(payButton(canvasElement)).toHaveAttribute('aria-disabled', 'true')
    await expect(payButton(canvasElement)).toHaveFocus()
    await expect(canvas.getByLabelText('CVC')).toBe(cvcField)
    respond()
    await waitFor(() => expect(canvas.getByText('Payment Success').closest('[role="status"]')).toHaveFocus())
    respond()
    await waitFor(() => expect(canvas.getByText(/Don't pay again/).closest('[role="status"]')).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Payment Success').closest('[role="status"]')).toHaveFocus())
  },
})

/** Fills in the card and confirms the payment. */
async function payWith(number: string) {
  await user.type(await screen.findByLabelText('Card number', {}, wiredTimeout), number)
  await user.type(screen.getByLabelText('Expiry date'), '1234')
  await user.type(screen.getByLabelText('CVC'), '123')
  const pay = screen.getByRole('button', { name: 'Payment Confirm' })
  await waitFor(() => expect(pay).toBeEnabled())
  await user.click(pay)
}

export const Wired = meta.story({
  parameters: { wired: '/dashboard/payment/order-1016', as: 'customer' },
  async play() {
    await payWith('4242424242424242')
    const success = await screen.findByText('Payment Success', {}, wiredTimeout)
    await waitFor(() => expect(success.closest('[role="status"]')).toHaveFocus())
    await waitFor(() => expect(screen.getByText('Payment sent successfully')).toBeVisible(), wiredTimeout)
  },
})

export const WiredDeclined = meta.story({
  parameters: { wired: '/dashboard/payment/order-1016', as: 'customer' },
  async play() {
    await payWith('4000000000000002')
    await expect(await screen.findByRole('alert', {}, wiredTimeout)).toHaveTextContent('Your card was declined.')
    await expect(screen.getByLabelText('CVC')).toHaveValue('123')
  },
})

export const WiredThreeDSecure = meta.story({
  parameters: { wired: '/dashboard/payment/order-1016', as: 'customer' },
  async play() {
    await payWith('4000002500003155')
    const dialog = within(await screen.findByRole('dialog', {}, wiredTimeout))
    await user.click(dialog.getByRole('button', { name: 'Complete authentication' }))
    await expect(await screen.findByText('Payment Success', {}, wiredTimeout)).toBeVisible()
  },
})
