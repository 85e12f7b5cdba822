import { expect } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/About' })

/** “Buy Now” leads to the list of parts. */
export const Wired = meta.story({
  name: 'From here to the parts',
  tags: ['good-day'],
  ...wired('/aboutus'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Buy Now' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'AVAILABLE PARTS' })).toBeVisible()
  },
})
