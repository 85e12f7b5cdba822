import { expect, fireEvent, fn } from 'storybook/test'
import { Button, type ButtonProps } from '#src/design-system/components/Button.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: ButtonProps = { children: 'Purchase Now', tone: 'primary', onClick: fn() }

const meta = preview.meta({ title: 'Components/Button', component: Button, args })

export const Variants = meta.story({
  render: renderVariants(Button, [
    { arrow: true },
    { children: 'COLLECTIONS', tone: 'secondary' },
    { children: 'Delete order', tone: 'danger' },
    { children: 'LOGIN', tone: 'quiet' },
    { children: 'Forget Password', tone: 'link' },
    { children: 'Try again', tone: 'secondary', icon: 'retry' },
    { children: 'PURCHASE', stretch: true, arrow: true },
    { children: 'Pay', size: 'small', arrow: true },
    { children: 'Disabled', disabled: true },
  ]),
})

export const BusyIgnoresClicks = meta.story({
  args: { busy: true, busyLabel: 'Sending your order', icon: 'retry', arrow: true },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Sending your order' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button.querySelectorAll('svg')).toHaveLength(1)
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
    await userEvent.dblClick(canvas.getByRole('button'))
    await expect(onSubmit).toHaveBeenCalledOnce()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/** Safari counts a second click at the same position as a double click, even if the first click was on a different element. */
export const SubmitsAtAnyClickCount = BusySubmitsNothing.extend({
  args: { busy: false },
  async play({ args, canvas }) {
    onSubmit.mockClear()
    await fireEvent.click(canvas.getByRole('button'), { detail: 2 })
    await expect(onSubmit).toHaveBeenCalledOnce()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/** The button was clicked before hydration, so the bootstrap script has marked it. */
export const ClickedEarly = meta.story({
  args: { children: 'LOGIN', arrow: true },
  async play({ canvas }) {
    const button = canvas.getByRole('button')
    for (const name of ['aria-busy', 'data-early']) button.setAttribute(name, 'true')
    await expect(getComputedStyle(button).cursor).toBe('progress')
  },
})
