import { expect } from 'storybook/test'
import { ProgressBar } from '#src/design-system/components/ProgressBar.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading the picture…', value: 0.45 },
})

export const Variants = meta.story({
  render: renderVariants(ProgressBar, [
    { label: 'Saving the part…', value: null },
    { label: 'Not started', value: 0 },
    { label: 'Complete', value: 1 },
  ]),
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture…' })).toHaveAttribute('value', '0.45')
    await expect(canvas.getByRole('progressbar', { name: 'Saving the part…' })).not.toHaveAttribute('value')
  },
})
