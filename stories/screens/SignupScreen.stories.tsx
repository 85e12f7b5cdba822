import type { Canvas } from 'storybook/internal/csf'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SignupScreen, type SignupScreenProps } from '#src/design-system/screens/SignupScreen.tsx'
import {
  expectFieldErrors,
  fillIn,
  sees,
  leadsTo,
  noticesWithFocus,
  expectNoCallOnPress,
  onSmallPhone,
} from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
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
  parameters: { at: '/signup' },
})

const valid = { Name: 'Rafi Ahmed', Email: 'rafi@dhruva.example', Password: 'secret!' }

/** Fills in the form and presses SIGN UP. */
async function signUp(canvas: Canvas, texts: Partial<typeof valid>) {
  await fillIn(canvas, texts)
  await userEvent.click(canvas.getByRole('button', { name: 'SIGN UP' }))
}

/** Lets visitors become customers. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('visitor'),
  async play({ canvas }) {
    await sees('Look around with a demo account')({ canvas })
    await leadsTo('/login', 'Log in')({ canvas })
  },
})

/** With everything filled in, “SIGN UP” sends it once. */
export const Filled = meta.story({
  name: 'Signing up',
  tags: ['good-day'],
  async play({ args, canvas }) {
    await signUp(canvas, valid)
    const sent = { name: 'Rafi Ahmed', email: 'rafi@dhruva.example', password: 'secret!' }
    await waitFor(() => expect(args.onSignup).toHaveBeenCalledOnce())
    await expect(args.onSignup).toHaveBeenCalledWith(sent)
  },
})

/** Every field says that it is required, and nothing is sent. */
export const Required = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  async play({ args, canvas }) {
    await signUp(canvas, {})
    await expectFieldErrors(canvas, {
      Name: 'Name is Required',
      Email: 'Email is Required',
      Password: /Password Must Required/,
    })
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

/** A play function that signs up with a bad password, and expects this message alone (AUTH-19). */
const expectPasswordError =
  (Password: string, message: string) =>
  async ({ args: { onSignup }, canvas }: { args: SignupScreenProps; canvas: Canvas }) => {
    await signUp(canvas, { ...valid, Password })
    await expectFieldErrors(canvas, { Password: new RegExp(`^${message}`) })
    await expect(onSignup).not.toHaveBeenCalled()
  }

/** The field asks for at least 6 characters, with one message at a time. */
export const ShortPassword = meta.story({
  name: 'The password is too short',
  tags: ['went-wrong'],
  play: expectPasswordError('abc', 'Need Minimum 6 characters'),
})

/** The field asks for a special character. */
export const PlainPassword = meta.story({
  name: 'The password is too plain',
  tags: ['went-wrong'],
  play: expectPasswordError('secret', 'Need Minimum 1 Special Character'),
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
  play: noticesWithFocus('Somthig Is Worng Please Check'),
})

/** The button says so; nothing is sent twice, and the other ways wait. */
export const Sending = meta.story({
  name: 'Creating the account takes a moment',
  tags: ['waiting', 'STATE-13'],
  args: { busy: 'signup' },
  async play({ args, canvas }) {
    await fillIn(canvas, { ...valid, Password: `${valid.Password}{Enter}` })
    await expectNoCallOnPress(canvas, 'Creating your account…', args.onSignup)
    for (const name of ['Google Sign In', 'Demo User', 'Demo Admin'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
  },
})

/** On a screen of 320 pixels the form fits the width. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
