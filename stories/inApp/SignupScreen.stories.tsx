import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '#mocks/personas.ts'
import { fillIn } from '#stories/support/forms.ts'
import { expectToast, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Signup' })

/** A visitor creates an account, is logged in and lands on Home. */
export const Wired = meta.story({
  name: 'Signing up from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/signup'),
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Signup' })
    await fillIn({ Name: personas.newCustomer.name, Email: 'rafi@dhruva.example', Password: 'secret!' })({ canvas })
    await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP' }))
    await waitFor(() => expect(canvas.getByTestId('path')).toHaveTextContent(/^\/$/))
  },
})

/** A message reports that the signup was cancelled, and the form keeps the typed name. */
export const PopupClosed = meta.story({
  name: 'The Google window is closed',
  tags: ['went-wrong'],
  ...inApp('/signup', { scenario: 'closePopup' }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Name'), personas.newCustomer.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Google Sign In' }))
    await expectToast('Google Sign In Canceled By User')
    await expect(canvas.getByLabelText('Name')).toHaveValue(personas.newCustomer.name)
    await expect(canvas.getByRole('button', { name: 'SIGN UP' })).toBeEnabled()
  },
})
