import { expect } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Contact' })

/** The page opens at its address for everybody. */
export const Wired = meta.story({
  name: 'Opened in the shop',
  tags: ['good-day'],
  ...wired('/contact'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  },
})
