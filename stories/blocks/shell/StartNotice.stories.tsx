import { expectRole, playAll, expectNoRole, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { StartNotice } from '#src/design-system/blocks/shell/StartNotice.tsx'
import preview from '#storybook/preview.tsx'

/** The notice on any page when the shop’s scripts don’t load. */
const meta = preview.meta({ title: 'Blocks/StartNotice', component: StartNotice })

/** A play function that expects this text and a single button, Reload. */
const expectReloadButton = (text: string | RegExp) =>
  playAll(expectText(text), expectRole('button', { name: 'Reload' }))

export const Line = meta.story({
  tags: ['STATE-10'],
  args: { reason: 'connection' },
  play: expectReloadButton(/^Still loading\./),
})

export const NewVersion = meta.story({
  args: { reason: 'newVersion' },
  play: expectReloadButton('A new version of the shop is available.'),
})

export const Broken = meta.story({
  args: { reason: 'broken' },
  play: expectReloadButton(/^The shop has stopped working\./),
})

export const None = meta.story({ play: expectNoRole('button') })

export const Small = meta.story({
  tags: ['STATE-16'],
  args: { reason: 'connection' },
  ...onSmallPhone,
})
