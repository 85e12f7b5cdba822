import { expect, fn } from 'storybook/test'
import { LostPaymentNotice, type LostPaymentNoticeProps } from '#src/design-system/blocks/payment/LostPaymentNotice.tsx'
import preview from '#storybook/preview.tsx'

const args: LostPaymentNoticeProps = { transactionId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG', busy: false, onRetry: fn() }

const meta = preview.meta({
  title: 'Blocks/LostPaymentNotice',
  component: LostPaymentNotice,
  parameters: { layout: 'padded' },
  args,
})

export const Lost = meta.story({
  async play({ args: { onRetry, transactionId }, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent("Your card was charged. Don't pay again.")
    await expect(canvas.getByText(transactionId)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'hello@dhruva-auto.example' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^mailto:.+subject=.+${transactionId}$`),
    )
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

export const Small = meta.story({ globals: { viewport: { value: 'small' } } })
