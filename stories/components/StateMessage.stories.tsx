import { expect } from 'storybook/test'
import { Button } from '#src/design-system/components/Button.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { StateMessage, type StateMessageProps } from '#src/design-system/components/StateMessage.tsx'
import preview from '#storybook/preview.tsx'

const args: StateMessageProps = {
  drawing: 'empty',
  title: "You Don't have any purchased yeat",
  children: 'What you order is listed here.',
}

const meta = preview.meta({
  title: 'Components/StateMessage',
  component: StateMessage,
  parameters: { layout: 'padded' },
  args,
})

export const Empty = meta.story({
  args: {
    action: (
      <ButtonLink to="/parts" arrow>
        See the parts
      </ButtonLink>
    ),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveStyle({ fontSize: '28px' })
    await expect(canvas.getByText('What you order is listed here.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the parts' })).toBeVisible()
    await expect(canvasElement.querySelector('[role]')).toBeNull()
  },
})
export const Failed = meta.story({
  args: {
    drawing: 'error',
    title: 'This did not load',
    children: 'The shop could not be reached properly. Nothing is lost.',
    action: (
      <Button tone="secondary" icon="retry">
        Try again
      </Button>
    ),
    live: true,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This did not load')
  },
})
export const Missing = meta.story({
  args: { drawing: 'missing', level: 1, title: 'Page not Found', children: 'One nut short of a wheel.' },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('div:empty')).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveStyle({ fontSize: '28px' })
  },
})
export const Offline = meta.story({
  args: {
    drawing: 'offline',
    title: 'You are offline',
    children: 'It goes on as soon as the connection is back.',
    live: true,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline')
  },
})
export const Locked = meta.story({
  args: { drawing: 'locked', title: 'Please log in again', children: 'You were away for a while.', live: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please log in again')
  },
})
export const Small = meta.story({ globals: { viewport: { value: 'small' } } })
