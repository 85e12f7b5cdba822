import { expect } from 'storybook/test'
import { BrandMark } from '#src/design-system/components/BrandMark.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/BrandMark',
  component: BrandMark,
  parameters: { layout: 'padded' },
  args: { wordmark: 'Dhruva' },
})

export const Mark = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Dhruva')).toBeVisible()
  },
})
