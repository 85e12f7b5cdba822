import { expect } from 'storybook/test'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { StarRating, type StarRatingProps } from '#src/design-system/components/StarRating.tsx'
import preview from '#storybook/preview.tsx'

const args: StarRatingProps = { value: 3.5, label: '3.5 out of 5' }

const meta = preview.meta({
  title: 'Components/StarRating',
  component: StarRating,
  parameters: { layout: 'padded' },
  args,
})

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]

export const EveryStep = meta.story({
  render: () => (
    <Stack gap={8} align="start">
      {steps.map((value) => (
        <StarRating key={value} value={value} label={`${value} out of 5`} />
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual(
      steps.map((value) => `${value} out of 5`),
    )
    const fillings = canvas.getAllByRole('img').map((rating) => {
      const stars = [...rating.querySelectorAll('svg')].map((star) => [...star.querySelectorAll('path')])
      const filled = stars.filter(({ length }) => length === 2)
      // A whole filling has the shape of its edge.
      const whole = filled.filter(([filling, edge]) => filling?.getAttribute('d') === edge?.getAttribute('d'))
      return { stars: stars.length, filled: filled.length, whole: whole.length }
    })
    await expect(fillings).toEqual(
      steps.map((value) => ({ stars: 5, filled: Math.ceil(value), whole: Math.floor(value) })),
    )
  },
})
