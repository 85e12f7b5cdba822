import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { SignupScreen, type SignupScreenProps } from '#src/design-system/screens/SignupScreen.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
import preview from '#storybook/preview.tsx'

const args: SignupScreenProps = {
  onSignup: fn(),
  onGoogle: fn(),
  onDemo: fn(),
  busy: null,
  error: null,
  demo: { user: true, admin: true },
  origin: null,
}

const meta = preview.meta({
  title: 'Screens/Public/SignupScreen',
  component: SignupScreen,
  args,
  parameters: { page: true, at: '/signup' },
})

const validForm = { name: 'Rafi Ahmed', email: 'rafi@dhruva.example', password: 'secret!' }

/** Fills in the form and presses SIGN UP. */
async function signUp(canvasElement: HTMLElement, form: Partial<typeof validForm>) {
  const canvas = within(canvasElement)
  if (form.name) await userEvent.type(canvas.getByLabelText('Name'), form.name)
  if (form.email) await userEvent.type(canvas.getByLabelText('Email'), form.email)
  if (form.password) await userEvent.type(canvas.getByLabelText('Password'), form.password)
  await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP' }))
}

export const Blank = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signup' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('group', { name: 'Look around with a demo account' })).toBeVisible()
  },
})

export const Filled = meta.story({
  async play({ args, canvasElement }) {
    await signUp(canvasElement, validForm)
    await waitFor(() => expect(args.onSignup).toHaveBeenCalledOnce())
    await expect(args.onSignup).toHaveBeenCalledWith(validForm)
  },
})

export const Required = meta.story({
  async play({ args, canvas, canvasElement }) {
    await signUp(canvasElement, {})
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is Required')
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is Required')
    await expect(canvas.getByText('Password Must Required')).toBeVisible()
    await expect(args.onSignup).not.toHaveBeenCalled()
  },
})

export const InvalidEmail = meta.story({
  async play({ args, canvas, canvasElement }) {
    await signUp(canvasElement, { ...validForm, email: 'rafi@dhruva' })
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Provide A Valid Email')
    await expect(args.onSignup).not.toHaveBeenCalled()
  },
})

/** One message at a time: a password with both faults gets the message about its length. */
export const ShortPassword = meta.story({
  async play({ args, canvas, canvasElement }) {
    await signUp(canvasElement, { ...validForm, password: 'abc' })
    await expect(canvas.getByText('Need Minimum 6 characters')).toBeVisible()
    await expect(canvas.queryByText('Need Minimum 1 Special Character')).toBeNull()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(args.onSignup).not.toHaveBeenCalled()
  },
})

export const PlainPassword = meta.story({
  async play({ args, canvas, canvasElement }) {
    await signUp(canvasElement, { ...validForm, password: 'secret' })
    await expect(canvas.getByText('Need Minimum 1 Special Character')).toBeVisible()
    await expect(args.onSignup).not.toHaveBeenCalled()
  },
})

export const EmailInUse = meta.story({
  args: { error: { field: 'email', message: 'Email Is Allready Registered' } },
  async play({ canvas }) {
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email Is Allready Registered'))
    await expect(email).toHaveFocus()
  },
})

export const OtherError = meta.story({
  args: { error: { field: 'form', message: 'Somthig Is Worng Please Check' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Your account was not created')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Somthig Is Worng Please Check'))
  },
})

export const PopupBlocked = meta.story({
  args: {
    error: { field: 'form', message: 'The sign-in window was blocked. Allow pop-ups for this site, then try again.' },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/Allow pop-ups/)).toBeVisible()
  },
})

export const Sending = meta.story({
  args: { busy: 'signup' },
  async play({ args, canvas }) {
    await userEvent.type(canvas.getByLabelText('Name'), validForm.name)
    await userEvent.type(canvas.getByLabelText('Email'), validForm.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${validForm.password}{Enter}`)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Creating your account…' }))
    await expect(args.onSignup).not.toHaveBeenCalled()
    for (const name of ['Google Sign In', 'Demo User', 'Demo Admin']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
  },
})

export const GoogleOpen = meta.story({
  args: { busy: 'google' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'SIGN UP' })).toBeDisabled()
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
    await expect(canvas.getByText('Sign up, then go on with Ventilated brake rotor 345 mm.')).toBeVisible()
  },
})

export const FromAPage = meta.story({
  args: { origin: { path: '/dashboard/mypurchases', label: null } },
  async play({ canvas }) {
    await expect(canvas.getByText('Sign up, then go on to the page you wanted.')).toBeVisible()
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWindow })

export const Wired = meta.story({
  parameters: { wired: '/signup' },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('heading', { level: 1, name: 'Signup' }, wiredTimeout)
    await signUp(canvasElement, validForm)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/), wiredTimeout)
  },
})

export const PopupClosed = meta.story({
  parameters: { wired: '/signup' },
  beforeEach() {
    db.use(scenarios.closePopup)
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Name', {}, wiredTimeout), validForm.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Google Sign In' }))
    await waitFor(() => expect(screen.getByText('Google Sign In Canceled By User')).toBeVisible(), wiredTimeout)
    await expect(canvas.getByLabelText('Name')).toHaveValue(validForm.name)
    await expect(canvas.getByRole('button', { name: 'SIGN UP' })).toBeEnabled()
  },
})
