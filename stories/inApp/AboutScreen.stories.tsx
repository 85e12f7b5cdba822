import { expect, waitFor } from 'storybook/test'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/About Us' })

/** “Buy Now” leads to the parts. */
export const Wired = meta.story({
  name: 'From About Us to the parts',
  tags: ['good-day'],
  ...inApp('/aboutus'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Buy Now' }))
    await waitFor(() => expect(canvas.getByTestId('path')).toHaveTextContent(/^\/parts$/))
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(8))
  },
})
