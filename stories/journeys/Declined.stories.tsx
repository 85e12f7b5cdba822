import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('declined')

const meta = preview.meta({ title: 'Journeys/Customer/Declined, then paid', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const AnOrderToPay = meta.story({ name: '1 An order to pay', ...storyAfterStep(1) })
export const OpenThePayment = meta.story({ name: '2 Open the payment', ...storyAfterStep(2) })
export const TheCardIsDeclined = meta.story({ name: '3 The card is declined', ...storyAfterStep(3) })
export const AnotherCardPays = meta.story({ name: '4 Another card pays', ...storyAfterStep(4) })
export const TheOrderIsPaid = meta.story({ name: '5 The order is paid', ...storyAfterStep(5) })
