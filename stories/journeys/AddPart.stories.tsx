import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('addPart')

const meta = preview.meta({ title: 'Journeys/Admin/Add a part', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const DescribeThePart = meta.story({ name: '1 Describe the part', ...storyAfterStep(1) })
export const ChooseAPicture = meta.story({ name: '2 Choose a picture', ...storyAfterStep(2) })
export const ThePartIsSaved = meta.story({ name: '3 The part is saved', ...storyAfterStep(3) })
export const ThePartIsOnSale = meta.story({ name: '4 The part is on sale', ...storyAfterStep(4) })
