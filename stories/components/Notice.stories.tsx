import { expect } from 'storybook/test'
import { Notice, type NoticeProps } from '#src/design-system/components/Notice.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: NoticeProps = {
  tone: 'info',
  text: 'Log in to order Ventilated brake rotor 345 mm.',
}

const meta = preview.meta({ title: 'Components/Notice', component: Notice, args })

export const Variants = meta.story({
  render: renderVariants(Notice, [
    { tone: 'success', title: 'Payment Success', text: 'Your order will be shipped soon.', live: 'polite' },
    { tone: 'danger', text: 'Your card was declined.', live: 'alert', ref: () => undefined },
    {
      tone: 'warning',
      title: 'Your card was charged. Don’t pay again.',
      text: 'Reference pi_3Q9xK2',
      action: (
        <Button tone="primary" size="small">
          Record the payment
        </Button>
      ),
    },
  ]),
  async play({ canvas }) {
    const notice = canvas.getByRole('alert')
    notice.focus()
    await expect(notice).toHaveFocus()
  },
})
