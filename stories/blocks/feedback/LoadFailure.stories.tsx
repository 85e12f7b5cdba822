import { fn } from 'storybook/test'
import { LoadFailure, type LoadFailureProps } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { expectCallOnClick } from '#stories/support/buttons.ts'
import { expectAlert, expectRole, playAll, expectNoRole, expectLink, expectText } from '#stories/support/plays.ts'
import { pageDecorator } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: LoadFailureProps = { reason: 'server', onRetry: fn() }

/** The message on any page whose code or data can’t be loaded. */
const meta = preview.meta({
  title: 'Blocks/LoadFailure',
  component: LoadFailure,
  args,
  parameters: { routerPath: '/parts' },
  decorators: [pageDecorator],
})

export const Server = meta.story({
  tags: ['STATE-4'],
  play: playAll(
    expectRole('heading', { level: 2, name: 'We couldn’t load this' }),
    expectCallOnClick('Try again', args.onRetry),
  ),
})

export const Offline = meta.story({
  tags: ['STATE-6'],
  args: { reason: 'offline' },
  play: expectText('You seem to be offline', 'Try again'),
})

export const Waking = meta.story({
  tags: ['STATE-4'],
  name: 'The server is waking up',
  args: { reason: 'waking' },
  play: expectText('The shop isn’t responding at the moment', /We’ll keep trying/, 'Try again'),
})

export const Unavailable = meta.story({
  tags: ['STATE-4'],
  name: 'The server stays down',
  args: { reason: 'unavailable' },
  play: expectText('The shop isn’t responding at the moment', /Please try again in a minute/, 'Try again'),
})

export const Expired = meta.story({
  tags: ['STATE-8'],
  args: { reason: 'expired' },
  play: expectLink('/login', 'Log in again'),
})

export const Forbidden = meta.story({
  tags: ['STATE-9'],
  args: { reason: 'forbidden' },
  play: playAll(expectNoRole('button'), expectLink('/', 'Back to Home')),
})

export const NotFound = meta.story({
  args: { reason: 'notFound', level: 1 },
  play: playAll(expectRole('heading', { level: 1, name: 'We couldn’t find that' }), expectNoRole('button')),
})

export const CodeLine = meta.story({
  tags: ['STATE-10'],
  name: 'Code dropped by the connection',
  args: { reason: 'connection', level: 1 },
  play: expectAlert('Your connection may be slow or down.'),
})

export const CodeNewVersion = meta.story({
  name: 'Code of an old version',
  args: { reason: 'newVersion', level: 1 },
  play: playAll(expectText('A new version of the shop is available'), expectCallOnClick('Reload', args.onRetry)),
})
