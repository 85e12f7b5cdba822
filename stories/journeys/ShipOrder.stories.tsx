import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('shipOrder')

const meta = preview.meta({ title: 'Journeys/Admin/Ship an order', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const APaidOrderToShip = meta.story({ name: '1 A paid order to ship', ...storyAfterStep(1) })
export const AConfirmationFirst = meta.story({ name: '2 A confirmation first', ...storyAfterStep(2) })
export const TheOrderIsShipped = meta.story({ name: '3 The order is shipped', ...storyAfterStep(3) })
export const TheCustomerSeesIt = meta.story({ name: '4 The customer sees it', ...storyAfterStep(4) })
