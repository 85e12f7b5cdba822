import { expect, fn } from 'storybook/test'
import { PaymentForm, type PaymentFormProps } from '#src/design-system/blocks/payment/PaymentForm.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import preview from '#storybook/preview.tsx'

const args: PaymentFormProps = {
  totalCents: 168_000,
  step: { name: 'ready', problem: null },
  provider: 'ready',
  cardComplete: true,
  cardForm: <Field name="card" label="Card" />,
  onPay: fn(),
  onRetry: fn(),
}

const meta = preview.meta({ title: 'Blocks/PaymentForm', component: PaymentForm, args })

export const Ready = meta.story({
  async play({ args: { onPay }, canvas, userEvent }) {
    await expect(canvas.getByText('$1,680.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Payment Confirm' }))
    await expect(onPay).toHaveBeenCalledOnce()
  },
})

export const Incomplete = meta.story({ args: { cardComplete: false } })
export const ProviderLoading = meta.story({ args: { provider: 'loading', cardComplete: false } })
export const Preparing = meta.story({ args: { step: { name: 'preparing' } } })

export const Confirming = meta.story({
  args: { step: { name: 'confirming' } },
  async play({ args: { onPay }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(onPay).not.toHaveBeenCalled()
  },
})
