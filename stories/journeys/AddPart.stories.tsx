import { journeyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { page, watchStory, step } = journeyStories('addPart')

const meta = preview.meta({ title: 'Journeys/Admin/Add a part', parameters: page, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const DescribeThePart = meta.story({ name: '1 Describe the part', ...step(1) })
export const ChooseAPicture = meta.story({ name: '2 Choose a picture', ...step(2) })
export const ThePartIsSaved = meta.story({ name: '3 The part is saved', ...step(3) })
export const ThePartIsOnSale = meta.story({ name: '4 The part is on sale', ...step(4) })
