import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('review')

const meta = preview.meta({ title: 'Journeys/Customer/Write a review', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const OpenTheForm = meta.story({ name: '1 Open the form', ...storyAfterStep(1) })
export const SentTooEarly = meta.story({ name: '2 Sent too early', ...storyAfterStep(2) })
export const SeeItWhileWriting = meta.story({ name: '3 A preview while writing', ...storyAfterStep(3) })
export const Sent = meta.story({ name: '4 Sent', ...storyAfterStep(4) })
export const EverybodyCanReadIt = meta.story({ name: '5 Everyone can read it', ...storyAfterStep(5) })
