import { expect } from 'storybook/test'
import { StateMessage, type StateMessageProps } from '#src/design-system/components/StateMessage.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: StateMessageProps = {
  drawing: 'empty',
  title: "You Don't have any purchased yeat",
  text: 'Your orders appear here.',
}

const meta = preview.meta({ title: 'Components/StateMessage', component: StateMessage, args })

export const Variants = meta.story({
  render: renderVariants(StateMessage, [
    {
      drawing: 'error',
      title: 'We couldn’t load this',
      text: 'Nothing is lost.',
      action: (
        <Button tone="primary" icon="retry">
          Try again
        </Button>
      ),
      live: true,
    },
    { drawing: 'missing', level: 2, title: 'Page not Found', text: 'One nut short of a wheel.' },
    { drawing: 'offline', title: 'You are offline', text: 'It continues automatically.', live: true },
    { drawing: 'locked', title: 'Please log in again', text: 'You were away for a while.', live: true },
  ]),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
