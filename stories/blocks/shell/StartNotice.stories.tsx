import { expect } from 'storybook/test'
import { StartNotice } from '#src/design-system/blocks/shell/StartNotice.tsx'
import preview from '#storybook/preview.tsx'

/** What any page says when the scripts of the shop don’t come. */
const meta = preview.meta({ title: 'Blocks/StartNotice', component: StartNotice })

export const Line = meta.story({
  tags: ['STATE-10'],
  args: { reason: 'line' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('The shop is still loading.')
    await expect(canvas.getAllByRole('button', { name: 'Reload' })).toHaveLength(1)
  },
})

export const NewVersion = meta.story({
  args: { reason: 'newVersion' },
  async play({ canvas }) {
    await expect(canvas.getByText('There is a new version of the shop.')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Reload' })).toHaveLength(1)
  },
})

export const Broken = meta.story({
  args: { reason: 'broken' },
  async play({ canvas }) {
    await expect(canvas.getByText(/^The shop has stopped working\./)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Reload' })).toHaveLength(1)
  },
})

export const None = meta.story({ play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() })

export const Small = meta.story({
  tags: ['STATE-16'],
  args: { reason: 'line' },
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})
