import { expect, fn, waitFor } from 'storybook/test'
import { Waiting, type WaitingProps } from '#src/design-system/blocks/shell/Waiting.tsx'
import { skipLongWaits } from '#stories/support/clock.ts'
import { expectCallOnPress } from '#stories/support/presses.ts'
import preview from '#storybook/preview.tsx'

const onRetry = fn()
const args: WaitingProps = { label: 'Loading parts', space: 'section', onRetry }

const meta = preview.meta({
  title: 'Blocks/Waiting',
  component: Waiting,
  args,
  parameters: { at: '/parts' },
})

export const Short = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading parts'),
})

/** After 30 s without an answer. */
export const Stuck = meta.story({
  beforeEach: skipLongWaits,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Still working, but no answer/))
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expectCallOnPress(canvas, 'Try again', onRetry)
  },
})

export const StuckInline = meta.story({
  args: { space: 'inline' },
  beforeEach: skipLongWaits,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
