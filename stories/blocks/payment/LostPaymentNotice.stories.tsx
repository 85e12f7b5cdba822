import { expect, fn } from 'storybook/test'
import { LostPaymentNotice } from '#src/design-system/blocks/payment/LostPaymentNotice.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/LostPaymentNotice',
  component: LostPaymentNotice,
  parameters: { layout: 'padded' },
  args: { transactionId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG', busy: false, onRetry: fn() },
})

export const Lost = meta.story({
  async play({ args: { onRetry, transactionId }, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent("Your card was charged. Don't pay again.")
    await expect(canvas.getByText(transactionId)).toBeVisible()
    const email = canvas.getByRole('link', { name: 'hello@dhruva-auto.example' })
    await expect(email).toHaveAttribute('href', expect.stringMatching(`^mailto:.+subject=.+${transactionId}$`))
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

export const Busy = meta.story({
  args: { busy: true },
  async play({ args: { onRetry }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Noting your payment/ }))
    await expect(onRetry).not.toHaveBeenCalled()
  },
})
