import { expect, waitFor } from 'storybook/test'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { skipLongWaits } from '#stories/support/clock.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  parameters: { layout: 'padded' },
  args: { label: 'Loading parts', slowLabel: 'Still loading parts' },
})

export const Section = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading parts')
  },
})
export const Inline = meta.story({ args: { space: 'inline' } })
export const Page = meta.story({ args: { space: 'page' } })

/** The text after 10 s. */
export const Slow = meta.story({
  beforeEach: skipLongWaits,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Still loading parts'))
  },
})
