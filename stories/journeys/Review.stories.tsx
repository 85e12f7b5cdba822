import { journeyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { page, watchStory, step } = journeyStories('review')

const meta = preview.meta({ title: 'Journeys/Customer/Write a review', parameters: page, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const OpenTheForm = meta.story({ name: '1 Open the form', ...step(1) })
export const SentTooEarly = meta.story({ name: '2 Sent too early', ...step(2) })
export const SeeItWhileWriting = meta.story({ name: '3 A preview while writing', ...step(3) })
export const Sent = meta.story({ name: '4 Sent', ...step(4) })
export const EverybodyCanReadIt = meta.story({ name: '5 Everyone can read it', ...step(5) })
