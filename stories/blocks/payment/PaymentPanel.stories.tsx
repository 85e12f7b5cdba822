import { expect, fn } from 'storybook/test'
import { PaymentPanel, type PaymentPanelProps } from '#src/design-system/blocks/payment/PaymentPanel.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { makeParsedOrder } from '#stories/support/data.ts'
import { expectCallOnClick, expectBusyIgnoresClick } from '#stories/support/buttons.ts'
import preview from '#storybook/preview.tsx'

const args: PaymentPanelProps = {
  order: makeParsedOrder(),
  state: { name: 'ready', totalCents: 168_000, problem: null },
  providerState: 'ready',
  isCardComplete: true,
  isConnectionSecure: true,
  isPaymentStored: true,
  cardForm: <Field name="card" label="Card" />,
  onPay: fn(),
  onPrint: fn(),
  onRetry: fn(),
}

const meta = preview.meta({ title: 'Blocks/PaymentPanel', component: PaymentPanel, args })

/** An unrecorded charge is shown without a receipt, even if the order is already marked as paid. */
export const Unrecorded = meta.story({
  args: {
    order: makeParsedOrder({ paid: true, status: 'pending' }),
    state: { name: 'unrecorded', transactionId: 'pi_3Q9xK2' },
  },
  async play({ args, canvas }) {
    await expect(canvas.queryByText('Receipt')).toBeNull()
    await expectCallOnClick('Try again', args.onRetry)({ canvas })
  },
})

/** The card was charged, but the order can't be found. The app is requesting the order again. */
export const LostBusy = meta.story({
  args: { state: { name: 'recording', transactionId: 'pi_3Q9xK2', wasLost: true } },
  play: expectBusyIgnoresClick(/Recording your payment/, args.onRetry),
})

/** The order could not be loaded, so there is nothing to pay or print. */
export const NoOrder = meta.story({
  args: { order: null },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
})
