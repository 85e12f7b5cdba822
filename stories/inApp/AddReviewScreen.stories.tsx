import { expect } from 'storybook/test'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/Add A Review' })

/** Only customers can write reviews. An admin stays logged in and sees a message with a link to the dashboard. */
export const Admin = meta.story({
  name: 'An admin opens the page',
  tags: ['went-wrong', 'STATE-9'],
  ...inApp('/dashboard/addreviews', { as: 'admin' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This page is for customers' })).toBeVisible()
    await expect(canvas.queryByLabelText('Review')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard')
  },
})
