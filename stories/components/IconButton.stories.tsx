import { expect, fn } from 'storybook/test'
import { IconButton, type IconButtonProps } from '#src/design-system/components/IconButton.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const onClick = fn()
// The spy is called without the event, because Storybook would serialize the event, including the window, for its log.
const args: IconButtonProps = { icon: 'close', label: 'Close the menu', onClick: () => onClick() }

const meta = preview.meta({ title: 'Components/IconButton', component: IconButton, args })

export const Variants = meta.story({
  render: renderVariants(IconButton, [
    { icon: 'arrow', label: 'Next', tone: 'outlined' },
    { icon: 'menu', label: 'Menu', busy: true },
  ]),
  async play({ canvas, userEvent }) {
    onClick.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }))
    await expect(onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy')
  },
})
