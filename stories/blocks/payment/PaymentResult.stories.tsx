import { expect, fn } from 'storybook/test'
import { PaymentResult, type PaymentResultProps } from '#src/design-system/blocks/payment/PaymentResult.tsx'
import { expectCallOnPress, sees } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const transactionId = 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG'
const args: PaymentResultProps = { step: { name: 'recorded', transactionId }, receipt: null, onRetry: fn() }

const meta = preview.meta({ title: 'Blocks/PaymentResult', component: PaymentResult, args })

/** The order may say that it is paid: the result comes before its receipt. */
export const Unrecorded = meta.story({
  args: { step: { name: 'unrecorded', transactionId }, receipt: 'The receipt' },
  async play({ args, canvas }) {
    await sees("Your card was charged. Don't pay again.")({ canvas })
    await expect(canvas.queryByText('The receipt')).toBeNull()
    await expectCallOnPress(canvas, 'Try again', args.onRetry)
  },
})

export const WithReceipt = meta.story({
  args: { receipt: 'The receipt' },
  async play({ canvas }) {
    await expect(canvas.getByText('The receipt')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
