import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('charged')

const meta = preview.meta({
  title: 'Journeys/Customer/Charged, not recorded, recovered',
  parameters,
  tags: ['!test'],
})

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const BeforeTheWorstMoment = meta.story({ name: '1 Before the worst moment', ...storyAfterStep(1) })
export const ChargedAndNotOnTheOrderYet = meta.story({ name: '2 Charged, not yet on the order', ...storyAfterStep(2) })
export const DontPayAgain = meta.story({ name: '3 Don’t pay again', ...storyAfterStep(3) })
export const MyOrdersShowsTheSame = meta.story({ name: '4 My Orders shows the same', ...storyAfterStep(4) })
export const TheNextVisitFixesIt = meta.story({ name: '5 The next visit fixes it', ...storyAfterStep(5) })
