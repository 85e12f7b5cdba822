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

export const ThreeAndAHalf = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '3.5 out of 5' })).toBeVisible()
  },
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
  },
})
