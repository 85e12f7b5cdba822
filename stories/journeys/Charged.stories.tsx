import { journeyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { page, watchStory, step } = journeyStories('charged')

const meta = preview.meta({
  title: 'Journeys/Customer/Charged, not recorded, recovered',
  parameters: page,
  tags: ['!test'],
})

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const BeforeTheWorstMoment = meta.story({ name: '1 Before the worst moment', ...step(1) })
export const ChargedAndNotOnTheOrderYet = meta.story({ name: '2 Charged, not yet on the order', ...step(2) })
export const DontPayAgain = meta.story({ name: '3 Don’t pay again', ...step(3) })
export const MyOrdersShowsTheSame = meta.story({ name: '4 My Orders shows the same', ...step(4) })
export const TheNextVisitFixesIt = meta.story({ name: '5 The next visit fixes it', ...step(5) })
