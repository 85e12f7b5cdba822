import { expect } from 'storybook/test'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice, type NoticeProps } from '#src/design-system/components/Notice.tsx'
import preview from '#storybook/preview.tsx'

const args: NoticeProps = {
  tone: 'info',
  children: 'You came from Ventilated brake rotor 345 mm and will go back there.',
}

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  parameters: { layout: 'padded' },
  args,
})

export const Info = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(/^You came from/)).toBeVisible()
    await expect(canvasElement.querySelector('[tabindex], [role], p, div:empty')).toBeNull()
  },
})
export const Success = meta.story({
  args: { tone: 'success', title: 'Payment Success', children: 'Your order waits for shipment.', live: 'status' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Payment Success')
  },
})
export const Danger = meta.story({
  args: { tone: 'danger', children: 'Your card was declined.', live: 'alert', ref: () => undefined },
  async play({ canvas }) {
    const notice = canvas.getByRole('alert')
    await expect(notice).toHaveTextContent('declined')
    await expect(notice).toHaveAttribute('tabindex', '-1')
    notice.focus()
    await expect(notice).toHaveFocus()
  },
})
export const WarningWithAction = meta.story({
  args: {
    tone: 'warning',
    title: "Your card was charged. Don't pay again.",
    children: 'Reference pi_3Q9xK2. The order is not marked as paid yet.',
    action: (
      <Button size="small" tone="secondary">
        Record the payment
      </Button>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Record the payment' })).toBeVisible()
  },
})
