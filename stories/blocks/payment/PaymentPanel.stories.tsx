import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PaymentPanel, type PaymentPanelProps } from '#src/design-system/blocks/payment/PaymentPanel.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const args: PaymentPanelProps = {
  order: anOrder(),
  step: { name: 'ready', problem: null },
  provider: 'ready',
  cardComplete: true,
  cardForm: <Field name="card" label="Card" />,
  onPay: fn(),
  onPrint: fn(),
  onRetry: fn(),
}

const meta = preview.meta({ title: 'Blocks/PaymentPanel', component: PaymentPanel, args })

export const Card = meta.story({
  play: ({ canvas }) => expect(canvas.getByLabelText('Card')).toBeVisible(),
})

/** A paid order has no card form, in any payment step (PAY-8). */
export const Paid = meta.story({
  args: { order: anOrder({ paid: true, status: 'shipped', transationId: 'pi_3Q9xK2' }) },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Card')).toBeNull()
    await expect(canvas.getByText('Purchased Done')).toBeVisible()
  },
})

export const NotPayable = meta.story({
  args: { order: anOrder({ quantity: null }) },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Card')).toBeNull()
    await expect(canvas.getByText('This order can’t be paid')).toBeVisible()
    const back = canvas.getByRole('link', { name: 'Back to My Orders' })
    await expect(back).toHaveAttribute('href', '/dashboard/mypurchases')
  },
})

export const Unrecorded = meta.story({
  args: { step: { name: 'unrecorded', transactionId: 'pi_3Q9xK2' } },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Card')).toBeNull()
    await expect(document.body).toHaveFocus()
  },
})

/** A result takes the focus from the form that it replaces, not from anything else (STATE-14). */
export const ResultComes = meta.story({
  render: function ResultComes(props) {
    const [isDecided, setIsDecided] = useState(false)
    return (
      <Stack gap={24}>
        <PaymentPanel {...props} step={isDecided ? { name: 'recorded', transactionId: 'pi_3Q9xK2' } : props.step} />
        <Button tone="secondary" onClick={() => setIsDecided(true)}>
          The bank decides
        </Button>
      </Stack>
    )
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'The bank decides' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Payment Success')).toBeVisible()
    await expect(button).toHaveFocus()
  },
})

/** Only the payment is known: there is nothing to pay or to print. */
export const NoOrder = meta.story({
  args: { order: null },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
})

/** The new total is shown, not that of the order. */
export const TotalChanged = meta.story({
  args: { step: { name: 'totalChanged', totalCents: 200_000 } },
  play: ({ canvas }) => expect(canvas.getByText('$2,000.00')).toBeVisible(),
})

export const Lost = meta.story({
  args: { step: { name: 'lost', transactionId: 'pi_3Q9xK2', busy: false } },
  async play({ args: { onRetry }, canvas, userEvent }) {
    await expect(canvas.queryByLabelText('Card')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
