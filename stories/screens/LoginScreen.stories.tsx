import { expect, fn } from 'storybook/test'
import { LoginScreen, type LoginScreenProps } from '#src/design-system/screens/LoginScreen.tsx'
import { callsOnPress, disables, ignoresPress } from '#stories/support/buttons.ts'
import { fills, noticesWithFocus, refuses, showsErrors } from '#stories/support/forms.ts'
import { inTurn, leadsTo, onSmallPhone, sees } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
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

const says = (field: 'email' | 'password' | 'form', message: string): Partial<LoginScreenProps> => ({
  error: { action: 'login', field, message },
})

const meta = preview.meta({ title: 'Screens/Public/Login', component: LoginScreen, args, parameters: { at: '/login' } })

/** Lets customers and admins in, and visitors look around with a demo account. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('visitor'),
  play: inTurn(sees('Look around with a demo account'), leadsTo('/signup', 'Create an account')),
})

/** With e-mail and password filled in, “LOGIN” sends them once. */
export const Filled = meta.story({
  name: 'Logging in',
  tags: ['good-day'],
  play: inTurn(
    fills({ Email: 'demo.user@dhruva.example', Password: 'secret!' }),
    callsOnPress('LOGIN', args.onLogin, { email: 'demo.user@dhruva.example', password: 'secret!' }),
  ),
})

/** E-mail and password say that they are required, and nothing is sent. */
export const Required = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  play: refuses('LOGIN', args.onLogin, { Email: 'Email is Required', Password: 'Password Must Required' }),
})

/** The shop asks for a valid address at the field itself. */
export const InvalidEmail = meta.story({
  name: 'The e-mail address is wrong',
  tags: ['went-wrong'],
  args: says('email', 'Please Enter A Valid Email'),
  play: showsErrors({ Email: 'Please Enter A Valid Email' }),
})

/** No account has this e-mail address, and the field says so. */
export const NotRegistered = meta.story({
  name: 'Nobody has this address',
  tags: ['went-wrong'],
  args: says('email', 'This Email Not Registered'),
  play: showsErrors({ Email: 'This Email Not Registered' }),
})

/** The field says so and is ready for another try. */
export const WrongPassword = meta.story({
  name: 'The password is wrong',
  tags: ['went-wrong'],
  args: says('password', 'Wrong Password'),
  play: showsErrors({ Password: 'Wrong Password' }),
})

/** For any other reason the shop says that something is wrong, and the form can be sent again. */
export const AnythingElse = meta.story({
  name: 'The login failed',
  tags: ['went-wrong'],
  args: says('form', 'Somthing is Wrong! Please Check'),
  play: noticesWithFocus('Somthing is Wrong! Please Check'),
})

/** The shop says how to allow the window, and then to try again. */
export const PopupBlocked = meta.story({
  name: 'The browser blocks the Google window',
  tags: ['went-wrong'],
  args: says('form', 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.'),
  play: sees(/Allow pop-ups/),
})

/** The button says that it is logging in; nothing is sent twice, and the other ways wait. */
export const Sending = meta.story({
  name: 'Logging in takes a moment',
  tags: ['waiting', 'STATE-13'],
  args: { busy: 'login' },
  play: inTurn(
    fills({ Email: 'demo.user@dhruva.example', Password: 'secret!{Enter}' }),
    ignoresPress('Logging in…', args.onLogin),
    disables('Forget Password', 'Google Sign In', 'Demo User', 'Demo Admin'),
  ),
})

/** Google's window is open, and the page waits until the visitor is back. */
export const GoogleOpen = meta.story({
  name: 'Waiting for Google',
  tags: ['waiting'],
  args: { busy: 'google' },
  play: disables('LOGIN'),
})

/** The e-mail for a new password is sent; another one can be asked for after 30 seconds. */
export const ResetSent = meta.story({
  name: 'New password is on its way',
  tags: ['good-day'],
  play: inTurn(
    fills({ Email: ' demo.user@dhruva.example ' }),
    callsOnPress('Forget Password', args.onReset, 'demo.user@dhruva.example'),
    sees(/another in 30 seconds/),
  ),
})

/** A shop that has no demo accounts shows no buttons for them. */
export const WithoutDemo = meta.story({
  name: 'Without demo accounts',
  tags: ['good-day'],
  args: { demo: { user: false, admin: false } },
  play: ({ canvas }) => expect(canvas.queryByText('Look around with a demo account')).toBeNull(),
})

/** The visitor wanted a page that needs a login, and gets there afterwards. */
export const FromAPage = meta.story({
  name: 'On the way to a page',
  tags: ['good-day'],
  args: { origin: { path: '/dashboard/mypurchases', label: null } },
  play: sees('Log in to continue.'),
})

/** On a screen of 320 pixels the form fits the width. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
