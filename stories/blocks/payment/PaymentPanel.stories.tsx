import { expect, fn } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { PaymentPanel, type PaymentPanelProps } from '#src/design-system/blocks/payment/PaymentPanel.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const args: PaymentPanelProps = {
  order: toOrder(makeOrder()),
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
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Card')).toBeVisible()
  },
})

/** A paid order has no card form, in any payment step (PAY-8). */
export const Paid = meta.story({
  args: { order: toOrder(makeOrder({ paid: true, status: 'shipped', transationId: 'pi_3Q9xK2' })) },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Card')).toBeNull()
    await expect(canvas.getByText('Purchased Done')).toBeVisible()
  },
})

export const NotPayable = meta.story({
  args: { order: toOrder(makeOrder({ quantity: null })) },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Card')).toBeNull()
  },
})

export const Unrecorded = meta.story({
  args: { step: { name: 'unrecorded', transactionId: 'pi_3Q9xK2' } },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText('Card')).toBeNull()
  },
})
