import { expect, waitFor } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { fillIn } from '#stories/support/forms.ts'
import { expectToast, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/My Profile' })

/** The customer moves to Nepal, and the shop confirms “Your Profile Update Success”. */
export const Wired = meta.story({
  name: 'Saving from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/dashboard', { as: 'customer' }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveValue('Bangladesh'))
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Nepal')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }))
    await expectToast('Your Profile Update Success')
    const savedProfile = db.get().profiles.find(({ email }) => email === personas.customer.email)
    await expect(savedProfile?.country).toBe('Nepal')
  },
})

/** The customer changes the password, and the shop confirms it. */
export const WiredPassword = meta.story({
  name: 'Changing the password from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/dashboard', { as: 'customer' }),
  async play({ canvas, userEvent }) {
    await canvas.findByLabelText('Current password')
    await fillIn({ 'Current password': demoPassword, 'New password': 'Torque!90' })({ canvas })
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('Password changed')).toBeVisible()
  },
})
