import { expect, fn, waitFor } from 'storybook/test'
import { AccessScreen, type AccessScreenProps } from '#src/design-system/screens/AccessScreen.tsx'
import { skipLongWaits } from '#stories/support/clock.ts'
import { callsOnPress, ignoresPress } from '#stories/support/buttons.ts'
import { inTurn, leadsTo, onSmallPhone, sees } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const args: AccessScreenProps = { state: 'checking', onRetry: fn() }

const meta = preview.meta({
  title: 'Screens/Public/Account check',
  component: AccessScreen,
  parameters: { at: '/dashboard' },
  args,
})

/** Shown for a moment before a page that needs an account, while the shop checks who is there, and to those who may not open it. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['waiting', 'STATE-1'],
  ...inShell('visitor'),
  play: sees('Checking your account'),
})

/** After ten seconds the shop says that it is still working, after thirty it offers to try again and a way back (NET-1). */
export const Slow = meta.story({
  name: 'The check takes long',
  tags: ['waiting', 'STATE-10'],
  beforeEach: skipLongWaits,
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Still no response/)),
})

/** Neither the browser nor the identity provider says who is there: the shop offers to try again, or to log in (AUTH-26). */
export const Unanswered = meta.story({
  name: 'Nobody says who is there',
  tags: ['went-wrong'],
  args: { state: 'unanswered' },
  play: inTurn(leadsTo('/login', 'LOGIN'), callsOnPress('Try again', args.onRetry)),
})

/** The account could not be checked, so the page stays closed and offers to try again. */
export const CheckFailed = meta.story({
  name: 'The check failed',
  tags: ['went-wrong', 'STATE-4'],
  args: { state: 'checkFailed' },
  play: callsOnPress('Try again', args.onRetry),
})

/** The login is too old to go on, and the shop asks the visitor to log in again. */
export const Expired = meta.story({
  name: 'The login has expired',
  tags: ['went-wrong', 'STATE-8'],
  args: { state: 'expired' },
  play: callsOnPress('Log in again', args.onRetry),
})

/** The old login ends first; meanwhile the button waits (AUTH-22). */
export const LoggingInAgain = meta.story({
  name: 'On the way to a new login',
  tags: ['waiting', 'STATE-13'],
  args: { state: 'expired', busy: true },
  play: ignoresPress('Log in again', args.onRetry),
})

/** The page is for customers, this is an admin, and a link leads back to the dashboard. */
export const NoAccess = meta.story({
  name: 'Not for this account',
  tags: ['went-wrong'],
  args: { state: 'noAccess' },
  play: leadsTo('/dashboard', 'Go to the dashboard'),
})

/** On a screen of 320 pixels the message and its button fit the width. */
export const Small = meta.story({
  name: 'On a small phone',
  tags: ['borders', 'STATE-16'],
  args: { state: 'checkFailed' },
  ...onSmallPhone,
})
