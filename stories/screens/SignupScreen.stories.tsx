import { expect, fn, waitFor } from 'storybook/test'
import { signup } from '#src/copy/signInPages.ts'
import { SignupScreen, type SignupScreenProps } from '#src/design-system/screens/SignupScreen.tsx'
import { expectDisabled, expectBusyIgnoresClick, clickButton } from '#stories/support/buttons.ts'
import { fillIn, expectFocusedNotice, expectRejected, expectErrors } from '#stories/support/forms.ts'
import { playAll, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const args: SignupScreenProps = {
  onSignup: fn(),
  onGoogleSignIn: fn(),
  onDemoSignIn: fn(),
  busyAction: null,
  error: null,
  demoAccounts: { user: true, admin: true },
  returnTo: null,
}

const meta = preview.meta({
  title: 'Screens/Public/Signup',
  component: SignupScreen,
  args,
  parameters: { routerPath: '/signup' },
})

const validValues = { Name: 'Rafi Ahmed', Email: 'rafi@dhruva.example', Password: 'secret!' }

/** Visitors create an account here and become customers. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('visitor'),
  play: playAll(expectText('Look around with a demo account'), expectLink('/login', 'Log in')),
})

/** With everything filled in, “SIGN UP” sends the form once. */
export const Filled = meta.story({
  name: 'Signing up',
  tags: ['good-day'],
  async play({ args, canvas }) {
    await playAll(fillIn(validValues), clickButton('SIGN UP'))({ canvas })
    const submittedValues = { name: 'Rafi Ahmed', email: 'rafi@dhruva.example', password: 'secret!' }
    await waitFor(() => expect(args.onSignup).toHaveBeenCalledOnce())
    await expect(args.onSignup).toHaveBeenCalledWith(submittedValues)
  },
})

/** The page links to the shop's privacy notice, so that visitors can read it before signing up (HOST-3). */
export const WithPrivacyNotice = meta.story({
  name: 'With a privacy notice',
  tags: ['good-day', 'no-other-configuration'],
  args: { privacyUrl: 'https://shop.example/privacy' },
  play: playAll(expectText('How we use your data:'), expectLink('https://shop.example/privacy', 'Privacy notice')),
})

/** Every field says that it is required, and nothing is sent. */
export const Required = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  play: expectRejected('SIGN UP', args.onSignup, {
    Name: 'Name is Required',
    Email: 'Email is Required',
    Password: /Password Must Required/,
  }),
})

/** The field asks for a valid email, and nothing is sent. */
export const InvalidEmail = meta.story({
  name: 'The email is invalid',
  tags: ['went-wrong'],
  play: playAll(
    fillIn({ ...validValues, Email: 'rafi@dhruva' }),
    expectRejected('SIGN UP', args.onSignup, { Email: 'Provide A Valid Email' }),
  ),
})

/**
 * A play function that signs up with an invalid password and expects this message above the list of special characters
 * (AUTH-19).
 */
const expectPasswordError = (Password: string, message: string) =>
  playAll(
    fillIn({ ...validValues, Password }),
    expectRejected('SIGN UP', args.onSignup, { Password: `${message} ${signup.passwordHint}` }),
  )

/** The field asks for at least 6 characters. It shows only one message at a time. */
export const ShortPassword = meta.story({
  name: 'The password is too short',
  tags: ['went-wrong'],
  play: expectPasswordError('abc', 'Need Minimum 6 characters'),
})

/** The field asks for a special character. */
export const PlainPassword = meta.story({
  name: 'The password has no special character',
  tags: ['went-wrong'],
  play: expectPasswordError('secret', 'Need Minimum 1 Special Character'),
})

/** The field says that this email is already registered. */
export const EmailInUse = meta.story({
  name: 'The email already has an account',
  tags: ['went-wrong', 'everydayShop'],
  args: { error: { action: 'signup', field: 'email', message: 'Email Is Allready Registered' } },
  play: expectErrors({ Email: 'Email Is Allready Registered' }),
})

/** A general error message appears, and the form can be sent again. */
export const OtherError = meta.story({
  name: 'The account was not created',
  tags: ['went-wrong', 'everydayShop'],
  args: { error: { action: 'signup', field: 'form', message: 'Somthig Is Worng Please Check' } },
  play: expectFocusedNotice('Somthig Is Worng Please Check'),
})

/** The button is busy, further clicks send nothing, and the other buttons are disabled. */
export const Sending = meta.story({
  name: 'Creating the account takes a moment',
  tags: ['waiting', 'STATE-13'],
  args: { busyAction: 'signup' },
  play: playAll(
    fillIn({ ...validValues, Password: `${validValues.Password}{Enter}` }),
    expectBusyIgnoresClick('Creating your account…', args.onSignup),
    expectDisabled('Google Sign In', 'Demo User', 'Demo Admin'),
  ),
})

/** At 320 pixels the form fits the width. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
