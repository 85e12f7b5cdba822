import { expect, fn } from 'storybook/test'
import { LostPaymentNotice } from '#src/design-system/blocks/payment/LostPaymentNotice.tsx'
import { expectCallOnPress, expectNoCallOnPress, leadsTo, sees } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/LostPaymentNotice',
  component: LostPaymentNotice,
  parameters: { layout: 'padded' },
  args: { transactionId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG', busy: false, onRetry: fn() },
})

export const Lost = meta.story({
  async play({ args: { onRetry, transactionId }, canvas }) {
    await sees("Your card was charged. Don't pay again.", transactionId)({ canvas })
    const email = canvas.getByRole('link', { name: 'hello@dhruva-auto.example' })
    await expect(email).toHaveAttribute('href', expect.stringMatching(`^mailto:.+subject=.+${transactionId}$`))
    await leadsTo('/contact', 'Contact us')({ canvas })
    await expectCallOnPress(canvas, 'Try again', onRetry)
  },
})

export const Busy = meta.story({
  args: { busy: true },
  play: ({ args, canvas }) => expectNoCallOnPress(canvas, /Noting your payment/, args.onRetry),
})
