import { expect, fn, waitFor } from 'storybook/test'
import { AccessScreen, type AccessScreenProps } from '#src/design-system/screens/AccessScreen.tsx'
import { skipLongWaits } from '#stories/support/clock.ts'
import { expectCallOnClick, expectBusyIgnoresClick } from '#stories/support/buttons.ts'
import { playAll, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const args: AccessScreenProps = { state: 'checking', onRetry: fn() }

const meta = preview.meta({
  title: 'Screens/Public/Account check',
  component: AccessScreen,
  parameters: { routerPath: '/dashboard' },
  args,
})

/** A spinner is shown while the shop checks whether the visitor may open the page. Without access, a message is shown. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['waiting', 'STATE-1'],
  ...inShell('visitor'),
  play: expectText('Checking your account'),
})

/**
 * After ten seconds a message says that the shop is still working. After thirty seconds it offers “Try again” and a way back
 * (NET-1).
 */
export const Slow = meta.story({
  name: 'The check takes long',
  tags: ['waiting', 'STATE-10'],
  beforeEach: skipLongWaits,
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText(/^Still no response/)).toBeVisible()),
})

/** The browser or the login service doesn’t respond, so the page offers to try again or to log in (AUTH-26). */
export const Unanswered = meta.story({
  name: 'The login can’t be checked',
  tags: ['went-wrong', 'no-response'],
  args: { state: 'unanswered' },
  play: playAll(expectLink('/login', 'LOGIN'), expectCallOnClick('Try again', args.onRetry)),
})

/** The account could not be checked, so the page stays closed and offers “Try again”. */
export const CheckFailed = meta.story({
  name: 'The check failed',
  tags: ['went-wrong', 'STATE-4'],
  args: { state: 'checkFailed' },
  play: expectCallOnClick('Try again', args.onRetry),
})

/** The login has expired, and the shop asks the visitor to log in again. */
export const Expired = meta.story({
  name: 'The login has expired',
  tags: ['went-wrong', 'STATE-8'],
  args: { state: 'expired' },
  play: expectCallOnClick('Log in again', args.onRetry),
})

/** The shop first logs the visitor out, and the button is busy until this is done (AUTH-22). */
export const LoggingInAgain = meta.story({
  name: 'Logging in again',
  tags: ['waiting', 'STATE-13'],
  args: { state: 'expired', busy: true },
  play: expectBusyIgnoresClick('Log in again', args.onRetry),
})

/** An admin who opens a page for customers sees a message and a link to the dashboard. */
export const NoAccess = meta.story({
  name: 'Not for this account',
  tags: ['went-wrong', 'everydayShop'],
  args: { state: 'noAccess' },
  play: expectLink('/dashboard', 'Go to the dashboard'),
})

/** At 320 pixels the message and its button fit the width. */
export const Small = meta.story({
  name: 'On a small phone',
  tags: ['borders', 'STATE-16'],
  args: { state: 'checkFailed' },
  ...onSmallPhone,
})
