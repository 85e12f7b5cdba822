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

export const PreparingOffline = meta.story({
  args: { offline: { phase: 'preparing', stored: 12, total: 40 } },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveTextContent('Preparing offline 12/40'),
})

/** The browser refuses service workers. */
export const OnlineOnly = meta.story({
  args: { offline: { phase: 'unavailable' }, state: { ...args.state, viewer: 'visitor', viewerName: null } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Demo Visitor' })).toBeVisible(),
})

/** The dot is red, and screen readers read how many conditions are changed. */
export const SomethingFails = meta.story({
  args: { state: { ...args.state, changedDials: 2 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /2 conditions changed/ })).toBeVisible(),
})

export const Switching = meta.story({
  args: { state: { ...args.state, isSwitching: true } },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveTextContent('One moment'),
})

/** The longest texts, in a small window. */
export const Small = meta.story({
  args: {
    state: { ...args.state, viewer: null, viewerName: 'Maximiliane Featherstonehaugh-Bartholomew', changedDials: 1 },
    offline: { phase: 'preparing', stored: 12, total: 40 },
  },
  globals: { viewport: { value: 'small' } },
})
