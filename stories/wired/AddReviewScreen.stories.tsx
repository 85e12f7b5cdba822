import { expect, fireEvent, userEvent } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/Add A Review' })

/** The demo customer logs in, writes a review with five stars and is thanked. */
export const Wired = meta.story({
  name: 'Writing a review from start to end',
  tags: ['good-day'],
  ...wired('/dashboard/addreviews'),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo User' }))
    await userEvent.type(await canvas.findByLabelText('Country'), 'Bangladesh')
    await userEvent.type(canvas.getByLabelText('Review'), 'The rotors ran true out of the box.')
    await fireEvent.change(canvas.getByRole('slider', { name: 'Rating' }), { target: { value: '5' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Send Review' }))
    await expect(await canvas.findByText('Thank you for your review')).toBeVisible()
  },
})

/** Reviews are for customers: an admin reads why the page is closed, stays logged in, and finds a way back to the dashboard. */
export const Admin = meta.story({
  name: 'An admin opens the page',
  tags: ['went-wrong', 'STATE-9'],
  ...wired('/dashboard/addreviews', { as: 'admin' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This page is for customers' })).toBeVisible()
    await expect(canvas.queryByLabelText('Review')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  },
})
