import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('keptOut')

const meta = preview.meta({ title: 'Journeys/Visitor/A visitor is kept out', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const EveryoneCanLook = meta.story({ name: '1 Everyone can look', ...storyAfterStep(1) })
export const OrderingNeedsAnAccount = meta.story({ name: '2 Ordering needs an account', ...storyAfterStep(2) })
export const SoDoesAStaffPage = meta.story({ name: '3 So does a staff page', ...storyAfterStep(3) })
export const ACustomerIsNotAnAdmin = meta.story({ name: '4 A customer is not an admin', ...storyAfterStep(4) })
