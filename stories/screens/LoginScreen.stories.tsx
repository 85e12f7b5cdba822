import { expect, fn } from 'storybook/test'
import { LoginScreen, type LoginScreenProps } from '#src/design-system/screens/LoginScreen.tsx'
import { expectCallOnClick, expectDisabled, expectBusyIgnoresClick } from '#stories/support/buttons.ts'
import { fillIn, expectFocusedNotice, expectRejected, expectErrors } from '#stories/support/forms.ts'
import { playAll, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const args: LoginScreenProps = {
  onLogin: fn(),
  onGoogleSignIn: fn(),
  onReset: fn(() => Promise.resolve(true)),
  onDemoSignIn: fn(),
  busyAction: null,
  error: null,
  demoAccounts: { user: true, admin: true },
  returnTo: null,
}

const makeErrorProps = (field: 'email' | 'password' | 'form', message: string): Partial<LoginScreenProps> => ({
  error: { action: 'login', field, message },
})

const meta = preview.meta({
  title: 'Screens/Public/Login',
  component: LoginScreen,
  args,
  parameters: { routerPath: '/login' },
})

/** Customers and admins log in, and visitors look around with a demo account. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('visitor'),
  play: playAll(expectText('Look around with a demo account'), expectLink('/signup', 'Create an account')),
})

/** With email and password filled in, “LOGIN” sends the form once. */
export const Filled = meta.story({
  name: 'Logging in',
  tags: ['good-day'],
  play: playAll(
    fillIn({ Email: 'demo.user@dhruva.example', Password: 'secret!' }),
    expectCallOnClick('LOGIN', args.onLogin, { email: 'demo.user@dhruva.example', password: 'secret!' }),
  ),
})

/** Email and password are marked as required, and nothing is sent. */
export const Required = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  play: expectRejected('LOGIN', args.onLogin, { Email: 'Email is Required', Password: 'Password Must Required' }),
})

/** The field asks for a valid email. */
export const InvalidEmail = meta.story({
  name: 'The email is invalid',
  tags: ['went-wrong', 'everydayShop'],
  args: makeErrorProps('email', 'Please Enter A Valid Email'),
  play: expectErrors({ Email: 'Please Enter A Valid Email' }),
})

/** No account has this email, and the field says so. */
export const NotRegistered = meta.story({
  name: 'No account with this email',
  tags: ['went-wrong', 'everydayShop'],
  args: makeErrorProps('email', 'This Email Not Registered'),
  play: expectErrors({ Email: 'This Email Not Registered' }),
})

/** The password field shows an error and contains the cursor. */
export const WrongPassword = meta.story({
  name: 'The password is wrong',
  tags: ['went-wrong', 'everydayShop'],
  args: makeErrorProps('password', 'Wrong Password'),
  play: expectErrors({ Password: 'Wrong Password' }),
})

/** A general error message appears, and the form can be sent again. */
export const AnythingElse = meta.story({
  name: 'The login failed',
  tags: ['went-wrong', 'everydayShop'],
  args: makeErrorProps('form', 'Somthing is Wrong! Please Check'),
  play: expectFocusedNotice('Somthing is Wrong! Please Check'),
})

/** A message explains how to allow the Google window. */
export const PopupBlocked = meta.story({
  name: 'The browser blocks the Google window',
  tags: ['went-wrong', 'blockPopup'],
  args: makeErrorProps('form', 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.'),
  play: expectText(/Allow pop-ups/),
})

/** The button is busy, further clicks send nothing, and the other buttons are disabled. */
export const Sending = meta.story({
  name: 'Logging in takes a moment',
  tags: ['waiting', 'STATE-13'],
  args: { busyAction: 'login' },
  play: playAll(
    fillIn({ Email: 'demo.user@dhruva.example', Password: 'secret!{Enter}' }),
    expectBusyIgnoresClick('Logging in…', args.onLogin),
    expectDisabled('Forget Password', 'Google Sign In', 'Demo User', 'Demo Admin'),
  ),
})

/** Google's window is open, and the page waits until the visitor has finished there. */
export const GoogleOpen = meta.story({
  name: 'Waiting for Google',
  tags: ['waiting'],
  args: { busyAction: 'google' },
  play: expectDisabled('LOGIN'),
})

/** The password reset email has been sent; another can be requested after 30 seconds. */
export const ResetSent = meta.story({
  name: 'Password reset email sent',
  tags: ['good-day'],
  play: playAll(
    fillIn({ Email: ' demo.user@dhruva.example ' }),
    expectCallOnClick('Forget Password', args.onReset, 'demo.user@dhruva.example'),
    expectText(/another in 30 seconds/),
  ),
})

/** A shop without demo accounts has no buttons for them. */
export const WithoutDemo = meta.story({
  name: 'Without demo accounts',
  tags: ['good-day', 'no-other-configuration'],
  args: { demoAccounts: { user: false, admin: false } },
  play: ({ canvas }) => expect(canvas.queryByText('Look around with a demo account')).toBeNull(),
})

/** The visitor opened a page that needs a login, and returns to it after logging in. */
export const FromAPage = meta.story({
  name: 'Before a page that needs a login',
  tags: ['good-day'],
  args: { returnTo: { path: '/dashboard/mypurchases', label: null } },
  play: expectText('Log in to continue.'),
})

/** At 320 pixels the form fits the width. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
