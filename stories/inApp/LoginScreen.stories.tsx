import { expect, waitFor } from 'storybook/test'
import { expectToast, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Login' })

/** A message reports that the login was cancelled, and the form keeps the typed email address (SHOP-8). */
export const PopupClosed = meta.story({
  name: 'The Google window is closed',
  tags: ['went-wrong'],
  ...inApp('/login', { scenario: 'closePopup' }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Email'), 'rafi@dhruva.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Google Sign In' }))
    await expectToast('Google Sign In Canceled By User')
    await expect(canvas.getByLabelText('Email')).toHaveValue('rafi@dhruva.example')
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeEnabled()
  },
})

/** One click on “Demo User” logs in and leads to Home. */
export const Wired = meta.story({
  name: 'Logging in as the demo customer',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/login'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo User' }))
    await waitFor(() => expect(canvas.getByTestId('path')).toHaveTextContent(/^\/$/))
  },
})
