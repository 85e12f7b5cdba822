import { expect } from 'storybook/test'
import { ProgressBar, type ProgressBarProps } from '#src/design-system/components/ProgressBar.tsx'
import preview from '#storybook/preview.tsx'

const args: ProgressBarProps = { label: 'Uploading the picture…', value: 0.45 }

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: { layout: 'padded' },
  args,
})

export const HalfWay = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture…' })).toHaveAttribute('value', '0.45')
    await expect(canvas.getByText('45%')).toBeVisible()
  },
})

export const NotKnown = meta.story({
  args: { value: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
    await expect(canvas.queryByText(/%/)).toBeNull()
  },
})

export const Nothing = meta.story({ args: { value: 0 } })
export const All = meta.story({ args: { value: 1 } })
