import { journeyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { page, watchStory, step } = journeyStories('shipOrder')

const meta = preview.meta({ title: 'Journeys/Admin/Ship an order', parameters: page, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const APaidOrderToShip = meta.story({ name: '1 A paid order to ship', ...step(1) })
export const AConfirmationFirst = meta.story({ name: '2 A confirmation first', ...step(2) })
export const TheOrderIsShipped = meta.story({ name: '3 The order is shipped', ...step(3) })
export const TheCustomerSeesIt = meta.story({ name: '4 The customer sees it', ...step(4) })
