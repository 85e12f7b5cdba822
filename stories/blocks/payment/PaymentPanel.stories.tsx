import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PaymentPanel, type PaymentPanelProps } from '#src/design-system/blocks/payment/PaymentPanel.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { anOrder } from '#stories/support/data.ts'
import { expectCallOnPress, sees } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const args: PaymentPanelProps = {
  order: anOrder(),
  state: { name: 'ready', totalCents: 168_000, problem: null },
  provider: 'ready',
  cardComplete: true,
  cardForm: <Field name="card" label="Card" />,
  onPay: fn(),
  onPrint: fn(),
  onRetry: fn(),
}

const meta = preview.meta({ title: 'Blocks/PaymentPanel', component: PaymentPanel, args })

/** The order may say that it is paid: the result comes before its receipt. */
export const Unrecorded = meta.story({
  args: {
    order: anOrder({ paid: true, status: 'pending' }),
    state: { name: 'unrecorded', transactionId: 'pi_3Q9xK2' },
  },
  async play({ args, canvas }) {
    await expect(canvas.queryByText('Receipt')).toBeNull()
    await expectCallOnPress(canvas, 'Try again', args.onRetry)
  },
})

/** A result takes the focus from the form that it replaces, not from anything else (STATE-14). */
export const ResultComes = meta.story({
  render: function ResultComes(props) {
    const [isDecided, setIsDecided] = useState(false)
    return (
      <Stack gap={24}>
        <PaymentPanel {...props} state={isDecided ? { name: 'recorded', transactionId: 'pi_3Q9xK2' } : props.state} />
        <Button tone="secondary" onClick={() => setIsDecided(true)}>
          The bank decides
        </Button>
      </Stack>
    )
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'The bank decides' })
    await userEvent.click(button)
    await sees('Payment Success')({ canvas })
    await expect(button).toHaveFocus()
  },
})

/** Only the payment is known: there is nothing to pay or to print. */
export const NoOrder = meta.story({
  args: { order: null },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
})
