import { expect, waitFor } from 'storybook/test'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Page not Found' })

/** The customer stays logged in, and the URL stays as it was typed. */
export const SignedIn = meta.story({
  name: 'A wrong URL in the dashboard',
  tags: ['good-day'],
  ...inApp('/dashboard/no-such-page', { as: 'customer' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not Found' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Kamal')).not.toHaveLength(0))
    await expect(canvas.getByTestId('path')).toHaveTextContent('/dashboard/no-such-page')
  },
})
