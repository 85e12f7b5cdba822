import { expect, userEvent, waitFor, within } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/My Profile' })

/** The demo customer changes the country, and the card shows the new one. */
export const Wired = meta.story({
  name: 'Changing the profile from start to end',
  tags: ['good-day'],
  ...wired('/dashboard'),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo User' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Japan')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }))
    await expect(await canvas.findByText('Your profile is saved')).toBeVisible()
    await waitFor(() => expect(within(canvas.getByRole('article')).getByText('Japan')).toBeVisible())
  },
})
