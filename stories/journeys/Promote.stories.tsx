import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('promote')

const meta = preview.meta({ title: 'Journeys/Admin/Make a colleague an admin', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const AConfirmationFirst = meta.story({ name: '1 A confirmation first', ...storyAfterStep(1) })
export const TheColleagueIsAnAdmin = meta.story({ name: '2 The colleague is an admin', ...storyAfterStep(2) })
