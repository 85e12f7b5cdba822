import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Purchase Now', onClick: fn() },
})

const iconsOf = (button: HTMLElement) => button.querySelectorAll('svg').length

export const Primary = meta.story({
  args: { arrow: true },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Purchase Now' })
    await userEvent.dblClick(button)
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(button).toHaveStyle({ justifyContent: 'center' })
    await expect(iconsOf(button)).toBe(1)
  },
})
export const Secondary = meta.story({
  args: { tone: 'secondary', children: 'COLLECTIONS' },
  async play({ canvas }) {
    await expect(iconsOf(canvas.getByRole('button'))).toBe(0)
  },
})
export const Danger = meta.story({ args: { tone: 'danger', children: 'Delete order' } })
export const Quiet = meta.story({ args: { tone: 'quiet', children: 'LOGIN' } })
export const Link = meta.story({ args: { tone: 'link', children: 'Forget Password' } })
export const WithIcon = meta.story({
  args: { tone: 'secondary', icon: 'retry', children: 'Try again' },
  async play({ canvas }) {
    await expect(iconsOf(canvas.getByRole('button'))).toBe(1)
  },
})
export const Stretched = meta.story({
  args: { stretch: true, arrow: true, children: 'PURCHASE' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveStyle({ justifyContent: 'space-between' })
  },
})
export const Disabled = meta.story({ args: { disabled: true } })

export const Small = meta.story({
  render: () => (
    <Row>
      <Button size="small" arrow>
        Pay
      </Button>
      <Button size="small" tone="secondary">
        Cancel
      </Button>
      <Button size="small" tone="danger">
        Delete
      </Button>
      <Button size="small" tone="quiet">
        Details
      </Button>
      <Button size="small" disabled>
        Ship
      </Button>
    </Row>
  ),
})

export const BusyIgnoresClicks = meta.story({
  args: { busy: true, busyLabel: 'Sending your order', icon: 'card', arrow: true },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Sending your order' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(iconsOf(button)).toBe(1)
  },
})

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const BusySubmitsNothing = meta.story({
  args: { type: 'submit', busy: true },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  async play({ canvas, userEvent }) {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Now' }))
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

export const DoubleClickSubmitsOnce = BusySubmitsNothing.extend({
  args: { busy: false },
  async play({ args, canvas, userEvent }) {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(onSubmit).toHaveBeenCalledOnce()
    await fireEvent.click(canvas.getByRole('button'), { detail: 2 })
    await expect(onSubmit).toHaveBeenCalledOnce()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const DisabledSaysWhy = meta.story({
  args: { disabled: true, describedBy: 'why' },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Text id="why" size="small" tone="muted">
        The smallest order is above what is available.
      </Text>
    </Row>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/smallest order/)
  },
})
