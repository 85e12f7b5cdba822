import { expect, waitFor } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Tools' })

/** The parts did not load. Once the shop responds again, “Try again” shows them. */
export const TriedAgain = meta.story({
  name: 'Loaded on the second try',
  tags: ['went-wrong', 'STATE-4'],
  ...inApp('/parts', { scenario: 'failParts' }),
  async play({ canvas, userEvent }) {
    const retryButton = await canvas.findByRole('button', { name: 'Try again' })
    db.changeSettings({ faults: {} })
    await userEvent.click(retryButton)
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(8))
  },
})
