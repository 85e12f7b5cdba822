import { expect } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Parts' })

/** “Purchase Now” asks visitors to log in first. */
export const Wired = meta.story({
  name: 'A visitor wants to buy',
  tags: ['good-day'],
  ...wired('/parts'),
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('link', { name: 'Purchase Now' })
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  },
})
