import { expect, fn, waitFor } from 'storybook/test'
import { PaymentResult, type PaymentResultProps } from '#src/design-system/blocks/payment/PaymentResult.tsx'
import preview from '#storybook/preview.tsx'

const transactionId = 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG'
const args: PaymentResultProps = { step: { name: 'recorded', transactionId }, receipt: null, onRetry: fn() }

const meta = preview.meta({ title: 'Blocks/PaymentResult', component: PaymentResult, args })

/** The order may say that it is paid: the result comes before its receipt. */
export const Unrecorded = meta.story({
  args: { step: { name: 'unrecorded', transactionId }, receipt: 'The receipt' },
  async play({ args: { onRetry }, canvas, userEvent }) {
    await expect(canvas.queryByText('The receipt')).toBeNull()
    await waitFor(() => expect(canvas.getByText("Your card was charged. Don't pay again.")).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

export const WithReceipt = meta.story({
  args: { receipt: 'The receipt' },
  async play({ canvas }) {
    await expect(canvas.getByText('The receipt')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
