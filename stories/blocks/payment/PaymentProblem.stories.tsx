import { expect, fn } from 'storybook/test'
import { PaymentProblem, type PaymentProblemProps } from '#src/design-system/blocks/payment/PaymentProblem.tsx'
import preview from '#storybook/preview.tsx'

const args: PaymentProblemProps = {
  step: { name: 'ready', problem: 'Your card was declined.' },
  blocked: false,
  onRetry: fn(),
}

const meta = preview.meta({ title: 'Blocks/PaymentProblem', component: PaymentProblem, args })

export const Declined = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Your card was declined.'),
})

export const NoSecret = meta.story({
  args: { step: { name: 'noSecret' } },
  async play({ args: { onRetry }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

export const Blocked = meta.story({
  args: { blocked: true },
  async play({ args: { onRetry }, canvas, userEvent }) {
    await expect(canvas.getByText('The card form could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

export const TotalChanged = meta.story({
  args: { step: { name: 'totalChanged', totalCents: 100 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The total has changed')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const None = meta.story({
  args: { step: { name: 'ready', problem: null } },
  play: ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
})
