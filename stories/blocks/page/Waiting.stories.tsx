import { expect, fn, waitFor } from 'storybook/test'
import { Waiting, type WaitingProps } from '#src/design-system/blocks/page/Waiting.tsx'
import { skipLongWaits } from '#stories/support/clock.ts'
import preview from '#storybook/preview.tsx'

const args: WaitingProps = { label: 'Loading parts', space: 'section', onRetry: fn() }

const meta = preview.meta({ title: 'Blocks/Waiting', component: Waiting, args, parameters: { at: '/parts' } })

export const StuckInline = meta.story({
  args: { space: 'inline' },
  beforeEach: skipLongWaits,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
