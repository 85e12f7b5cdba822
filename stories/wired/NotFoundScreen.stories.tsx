import { expect, waitFor } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Page not Found' })

/** Somebody who is logged in stays logged in, and the address stays as it was typed. */
export const SignedIn = meta.story({
  name: 'A wrong address in the dashboard',
  tags: ['good-day'],
  ...wired('/dashboard/no-such-page', { as: 'customer' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not Found' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Kamal')).not.toHaveLength(0))
    await expect(canvas.getByTestId('address')).toHaveTextContent('/dashboard/no-such-page')
  },
})
