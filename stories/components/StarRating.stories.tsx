import { expect } from 'storybook/test'
import { StarRating } from '#src/design-system/components/StarRating.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/StarRating',
  component: StarRating,
  args: { value: 0, label: '0 out of 5' },
})

const ratings = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]

export const Variants = meta.story({
  render: renderVariants(
    StarRating,
    ratings.map((value) => ({ value, label: `${value} out of 5` })),
  ),
  async play({ canvas }) {
    const filledCounts = canvas.getAllByRole('img').map((rating) => rating.querySelectorAll('path:nth-child(2)').length)
    await expect(filledCounts).toEqual([0, ...ratings.map(Math.ceil)])
  },
})
