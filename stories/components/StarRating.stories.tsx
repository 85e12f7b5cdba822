import { expect } from 'storybook/test'
import { StarRating, type StarRatingProps } from '#src/design-system/components/StarRating.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: StarRatingProps = { value: 3.5, label: '3.5 out of 5' }

const meta = preview.meta({
  title: 'Components/StarRating',
  component: StarRating,
  parameters: { layout: 'padded' },
  args,
})

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]

export const Variants = meta.story({
  render: variants(
    StarRating,
    steps.map((value) => ({ value, label: `${value} out of 5` })),
  ),
  async play({ canvas }) {
    const filled = canvas.getAllByRole('img').map((rating) => rating.querySelectorAll('path:nth-child(2)').length)
    await expect(filled).toEqual(steps.map(Math.ceil))
  },
})
