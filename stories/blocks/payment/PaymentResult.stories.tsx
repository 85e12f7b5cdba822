import { expect, fn, waitFor } from 'storybook/test'
import { PaymentResult, type PaymentResultProps } from '#src/design-system/blocks/payment/PaymentResult.tsx'
import preview from '#storybook/preview.tsx'

const transactionId = 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG'
const args: PaymentResultProps = {
  step: { name: 'recorded', transactionId },
  receipt: null,
  onRetry: fn(),
}

const meta = preview.meta({ title: 'Blocks/PaymentResult', component: PaymentResult, args })

export const Recorded = meta.story({
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Payment Success')).toBeVisible())
    await expect(canvas.getByText(transactionId)).toBeVisible()
    const back = canvas.getByRole('link', { name: 'Back to My Orders' })
    await expect(back).toHaveAttribute('href', '/dashboard/mypurchases')
  },
})

export const Recording = meta.story({
  args: { step: { name: 'recording', transactionId } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Payment Success')).toBeVisible())
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

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

export const Processing = meta.story({
  args: { step: { name: 'processing' } },
  async play({ args: { onRetry }, canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('Your payment is being processed')).toBeVisible())
    await expect(canvas.queryByText('Reference')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
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
