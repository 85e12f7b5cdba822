import { expect, fn } from 'storybook/test'
import { LoadFailure, type LoadFailureProps } from '#src/design-system/blocks/shell/LoadFailure.tsx'
import { onPage } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: LoadFailureProps = { reason: 'server', onRetry: fn() }

/** What any page says when its code or its data could not be loaded. */
const meta = preview.meta({
  title: 'Blocks/LoadFailure',
  component: LoadFailure,
  args,
  parameters: { at: '/parts' },
  decorators: [onPage()],
})

export const Server = meta.story({
  tags: ['STATE-4'],
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'This could not be loaded' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Offline = meta.story({
  tags: ['STATE-6'],
  args: { reason: 'offline' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Expired = meta.story({
  tags: ['STATE-8'],
  args: { reason: 'expired' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/login'),
})

export const Forbidden = meta.story({
  tags: ['STATE-9'],
  args: { reason: 'forbidden' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
})

export const NotFound = meta.story({
  args: { reason: 'notFound', level: 1 },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const CodeLine = meta.story({
  tags: ['STATE-10'],
  name: 'Code dropped by the line',
  args: { reason: 'line', level: 1 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection may be slow or down.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const CodeNewVersion = meta.story({
  name: 'Code of an old version',
  args: { reason: 'newVersion', level: 1 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'There is a new version of the shop' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
