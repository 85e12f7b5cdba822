import { expect, fn, waitFor } from 'storybook/test'
import { LoadingIndicator, type LoadingIndicatorProps } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { skipLongWaits } from '#stories/support/clock.ts'
import preview from '#storybook/preview.tsx'

const args: LoadingIndicatorProps = { label: 'Loading parts', space: 'section', onRetry: fn() }

const meta = preview.meta({
  title: 'Blocks/LoadingIndicator',
  component: LoadingIndicator,
  args,
  parameters: { routerPath: '/parts' },
})

export const StuckInline = meta.story({
  args: { space: 'inline' },
  beforeEach: skipLongWaits,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
