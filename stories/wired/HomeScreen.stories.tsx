import { expect, within } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Home' })

/** A visitor opens the shop and finds parts and reviews. */
export const Wired = meta.story({
  name: 'Opened in the shop',
  tags: ['good-day'],
  ...wired('/'),
  async play({ canvas }) {
    const parts = within(await canvas.findByRole('region', { name: 'AVAILABLE PARTS' }))
    await expect(await parts.findAllByRole('article')).toHaveLength(9)
    const reviews = within(await canvas.findByRole('region', { name: 'What Our Clients Say' }))
    await expect((await reviews.findAllByRole('article')).length).toBeGreaterThan(0)
  },
})
