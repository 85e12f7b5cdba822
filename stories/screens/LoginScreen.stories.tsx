import { expect, fn, screen, waitFor } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { LoginScreen, type LoginScreenProps } from '#src/design-system/screens/LoginScreen.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
import preview from '#storybook/preview.tsx'

const args: LoginScreenProps = {
  onLogin: fn(),
  onGoogle: fn(),
  onReset: fn(() => Promise.resolve(true)),
  onDemo: fn(),
  busy: null,
  error: null,
  demo: { user: true, admin: true },
  origin: null,
}

const meta = preview.meta({
  title: 'Screens/Public/LoginScreen',
  component: LoginScreen,
  args,
  parameters: { page: true, at: '/login' },
})

export const Blank = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup')
    await expect(canvas.getByRole('group', { name: 'Look around with a demo account' })).toBeVisible()
  },
})

export const Filled = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'demo.user@dhruva.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret!')
    await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'demo.user@dhruva.example', password: 'secret!' })
  },
})

export const Required = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }))
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is Required')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password Must Required')
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
})

export const InvalidEmail = meta.story({
  args: { error: { action: 'login', field: 'email', message: 'Please Enter A Valid Email' } },
  async play({ canvas }) {
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please Enter A Valid Email'))
    await expect(email).toHaveFocus()
  },
})

export const NotRegistered = meta.story({
  args: { error: { action: 'login', field: 'email', message: 'This Email Not Registered' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('This Email Not Registered'))
  },
})

export const WrongPassword = meta.story({
  args: { error: { action: 'login', field: 'password', message: 'Wrong Password' } },
  async play({ canvas }) {
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong Password'))
    await expect(password).toHaveFocus()
  },
})

export const AnythingElse = meta.story({
  args: { error: { action: 'login', field: 'form', message: 'Somthing is Wrong! Please Check' } },
  async play({ canvas }) {
    const message = canvas.getByText('Somthing is Wrong! Please Check')
    await expect(message).toBeVisible()
    await waitFor(() => expect(message.closest('[tabindex="-1"]')).toHaveFocus())
  },
})

export const PopupBlocked = meta.story({
  args: {
    error: {
      action: 'login',
      field: 'form',
      message: 'The sign-in window was blocked. Allow pop-ups for this site, then try again.',
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/Allow pop-ups/)).toBeVisible()
  },
})

export const Sending = meta.story({
  args: { busy: 'login' },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'demo.user@dhruva.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret!{Enter}')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Logging in…' }))
    await expect(args.onLogin).not.toHaveBeenCalled()
    for (const name of ['Forget Password', 'Google Sign In', 'Demo User', 'Demo Admin']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
  },
})

export const GoogleOpen = meta.story({
  args: { busy: 'google' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeDisabled()
  },
})

export const DemoEntering = meta.story({
  args: { busy: 'user' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Entering…' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Demo Admin' })).toBeDisabled()
  },
})

export const ResetWithoutEmail = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Password' }))
    const email = canvas.getByLabelText('Email')
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Email is Required')
    await expect(args.onReset).not.toHaveBeenCalled()
  },
})

export const ResetFailed = meta.story({
  args: { error: { action: 'reset', field: 'form', message: 'Somthing is Wrong! Please Check' } },
  async play({ canvas }) {
    await expect(canvas.getByText('The e-mail was not sent')).toBeVisible()
    await expect(canvas.queryByText('You are not logged in')).toBeNull()
  },
})

export const ResetSent = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), ' demo.user@dhruva.example ')
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Password' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
    await expect(args.onReset).toHaveBeenCalledWith('demo.user@dhruva.example')
    await expect(await canvas.findByText(/another one in 30 seconds/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Forget Password' })).toBeDisabled()
  },
})

export const WithoutDemo = meta.story({
  args: { demo: { user: false, admin: false } },
  async play({ canvas }) {
    await expect(canvas.queryByText('Look around with a demo account')).toBeNull()
  },
})

export const FromAPart = meta.story({
  args: { origin: { path: '/purchase/brake-rotor-345', label: 'Ventilated brake rotor 345 mm' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Log in to go on with Ventilated brake rotor 345 mm.')).toBeVisible()
  },
})

export const FromAPage = meta.story({
  args: { origin: { path: '/dashboard/mypurchases', label: null } },
  async play({ canvas }) {
    await expect(canvas.getByText('Log in to go on to the page you wanted.')).toBeVisible()
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWindow })

/** A toast; the form is unchanged (SHOP-8). */
export const PopupClosed = meta.story({
  parameters: { wired: '/login' },
  beforeEach() {
    db.use(scenarios.closePopup)
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Email', {}, wiredTimeout), 'rafi@dhruva.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Google Sign In' }))
    await waitFor(() => expect(screen.getByText('Google Sign In Canceled By User')).toBeVisible(), wiredTimeout)
    await expect(canvas.getByLabelText('Email')).toHaveValue('rafi@dhruva.example')
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeEnabled()
  },
})

export const Wired = meta.story({
  parameters: { wired: '/login' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo User' }, wiredTimeout))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/), wiredTimeout)
  },
})
