import { fn } from 'storybook/test'
import { LostPaymentNotice } from '#src/design-system/blocks/payment/LostPaymentNotice.tsx'
import { expectNoCallOnPress } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/LostPaymentNotice',
  component: LostPaymentNotice,
  parameters: { layout: 'padded' },
  args: { transactionId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG', busy: false, onRetry: fn() },
})

export const Busy = meta.story({
  args: { busy: true },
  play: ({ args, canvas }) => expectNoCallOnPress(canvas, /Recording your payment/, args.onRetry),
})
