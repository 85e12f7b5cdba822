import { expect, fn, userEvent, within } from 'storybook/test'
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

/**
 * Expects that the button is disabled, and that the keyboard doesn't send the form either (PAY-9).
 * @param reason the button's description; empty where a notice says why
 */
const expectToWait =
  (reason: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Payment Confirm' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(reason)
    await userEvent.type(canvas.getByLabelText('Card'), '{Enter}')
    await expect(args.onPay).not.toHaveBeenCalled()
  }

export const ProviderLoading = meta.story({
  args: { provider: 'loading', cardComplete: false },
  play: expectToWait('The card form is loading.'),
})

export const Preparing = meta.story({
  args: { step: { name: 'preparing' } },
  play: expectToWait('The payment is being prepared.'),
})

export const NoSecret = meta.story({ args: { step: { name: 'noSecret' } }, play: expectToWait('') })
export const Blocked = meta.story({ args: { provider: 'blocked' }, play: expectToWait('') })

export const Confirming = meta.story({
  args: { step: { name: 'confirming' } },
  async play({ args: { onPay }, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Card'), '{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(onPay).not.toHaveBeenCalled()
  },
})
