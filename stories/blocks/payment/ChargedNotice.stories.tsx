import { expect, fn } from 'storybook/test'
import { ChargedNotice } from '#src/design-system/blocks/payment/ChargedNotice.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/ChargedNotice',
  component: ChargedNotice,
  args: { transactionId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG', busy: false, onRecord: fn(), describedBy: 'order-0' },
})

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText("Your card was charged. Don't pay again.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRecord).toHaveBeenCalledOnce()
  },
})

export const Recording = meta.story({
  args: { busy: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRecord).not.toHaveBeenCalled()
  },
})
