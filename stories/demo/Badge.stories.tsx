import { expect, fn } from 'storybook/test'
import { Badge, type BadgeProps } from '#mocks/demo/panel/Badge.tsx'
import preview from '#storybook/preview.tsx'

const args: BadgeProps = {
  isOpen: false,
  state: { viewer: 'customer', viewerName: 'Kamal Hossain', changedDials: 0, isSwitching: false },
  offline: { phase: 'ready' },
  onToggle: fn(),
}

const meta = preview.meta({
  title: 'Demo/Badge',
  component: Badge,
  parameters: { docs: { story: { inline: false, iframeHeight: '120px' } } },
  args,
})

export const WorksOffline = meta.story({
  async play({ args, canvas, userEvent }) {
    const badge = canvas.getByRole('button', { name: 'Demo Customer Works offline', expanded: false })
    await userEvent.click(badge)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
})

/** The dot is red, and screen readers read how many conditions are changed. The longest texts, in a small window. */
export const SomethingFails = meta.story({
  args: {
    state: { ...args.state, viewer: null, viewerName: 'Maximiliane Featherstonehaugh-Bartholomew', changedDials: 2 },
    offline: { phase: 'preparing', stored: 12, total: 40 },
  },
  globals: { viewport: { value: 'small' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /2 conditions changed.*Preparing offline 12\/40/ })).toBeVisible(),
})
