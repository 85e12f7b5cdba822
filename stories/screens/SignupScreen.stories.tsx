import type { Canvas } from 'storybook/internal/csf'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SignupScreen, type SignupScreenProps } from '#src/design-system/screens/SignupScreen.tsx'
import { expectFieldErrors, expectNoticeFocus, fillIn, onSmallPhone } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
import { ScreenPage } from '#stories/support/ScreenPage.tsx'
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
  title: 'Screens/Public/Signup',
  component: SignupScreen,
  args,
  parameters: { page: true, docs: { page: ScreenPage }, at: '/signup' },
})

const valid = { Name: 'Rafi Ahmed', Email: 'rafi@dhruva.example', Password: 'secret!' }

/** Fills in the form and presses SIGN UP. */
async function signUp(canvas: Canvas, texts: Partial<typeof valid>) {
  await fillIn(canvas, texts)
  await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP' }))
}

/** Lets visitors become customers. */
export const InTheShop = meta.story({ name: 'In the shop', tags: ['good-day'], ...inShell('visitor') })

/** Name, e-mail and password, the way over Google, a link to log in, and two demo accounts to look around. */
export const Blank = meta.story({
  name: 'The empty form',
  tags: ['good-day'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Signup' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('group', { name: 'Look around with a demo account' })).toBeVisible()
  },
})

/** With everything filled in, “SIGN UP” sends it once. */
export const Filled = meta.story({
  name: 'Signing up',
  tags: ['good-day'],
  async play({ args, canvas }) {
    await signUp(canvas, valid)
    await waitFor(() => expect(args.onSignup).toHaveBeenCalledOnce())
    await expect(args.onSignup).toHaveBeenCalledWith({
      name: 'Rafi Ahmed',
      email: 'rafi@dhruva.example',
      password: 'secret!',
    })
  },
})

/** Every field says that it is required, and nothing is sent. */
export const Required = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  async play({ args, canvas }) {
    await signUp(canvas, {})
    await expectFieldErrors(canvas, { Name: 'Name is Required', Email: 'Email is Required' })
    await expect(canvas.getByText('Password Must Required')).toBeVisible()
    await expect(args.onSignup).not.toHaveBeenCalled()
  },
})

/** The shop asks for a valid address, and nothing is sent. */
export const InvalidEmail = meta.story({
  name: 'The e-mail address is wrong',
  tags: ['went-wrong'],
  async play({ args, canvas }) {
    await signUp(canvas, { ...valid, Email: 'rafi@dhruva' })
    await expectFieldErrors(canvas, { Email: 'Provide A Valid Email' })
    await expect(args.onSignup).not.toHaveBeenCalled()
  },
})

/** The field asks for at least 6 characters, with one message at a time. */
export const ShortPassword = meta.story({
  name: 'The password is too short',
  tags: ['went-wrong'],
  async play({ args, canvas }) {
    await signUp(canvas, { ...valid, Password: 'abc' })
    await expect(canvas.getByText('Need Minimum 6 characters')).toBeVisible()
    await expect(canvas.queryByText('Need Minimum 1 Special Character')).toBeNull()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(args.onSignup).not.toHaveBeenCalled()
  },
})

/** The field asks for a special character. */
export const PlainPassword = meta.story({
  name: 'The password is too plain',
  tags: ['went-wrong'],
  async play({ args, canvas }) {
    await signUp(canvas, { ...valid, Password: 'secret' })
    await expect(canvas.getByText('Need Minimum 1 Special Character')).toBeVisible()
    await expect(args.onSignup).not.toHaveBeenCalled()
  },
})

/** The field says that this e-mail address is registered. */
export const EmailInUse = meta.story({
  name: 'The address has an account already',
  tags: ['went-wrong'],
  args: { error: { action: 'signup', field: 'email', message: 'Email Is Allready Registered' } },
  play: ({ canvas }) => expectFieldErrors(canvas, { Email: 'Email Is Allready Registered' }),
})

/** For any other reason the shop says that something is wrong, and the form can be sent again. */
export const OtherError = meta.story({
  name: 'The account was not created',
  tags: ['went-wrong'],
  args: { error: { action: 'signup', field: 'form', message: 'Somthig Is Worng Please Check' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Your account was not created')).toBeVisible()
    await expectNoticeFocus(await canvas.findByText('Somthig Is Worng Please Check'))
  },
})

/** The button says so; nothing is sent twice, and the other ways wait. */
export const Sending = meta.story({
  name: 'Creating the account takes a moment',
  tags: ['waiting', 'STATE-13'],
  args: { busy: 'signup' },
  async play({ args, canvas }) {
    await fillIn(canvas, { ...valid, Password: `${valid.Password}{Enter}` })
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Creating your account…' }))
    await expect(args.onSignup).not.toHaveBeenCalled()
    for (const name of ['Google Sign In', 'Demo User', 'Demo Admin']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
  },
})

/** On a screen of 320 pixels the form fits the width. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
