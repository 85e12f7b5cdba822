import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('buyAndPay')

const meta = preview.meta({ title: 'Journeys/Customer/Buy and pay', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const ChooseAPart = meta.story({ name: '1 Choose a part', ...storyAfterStep(1) })
export const OpenTheOrderSheet = meta.story({ name: '2 Open the order sheet', ...storyAfterStep(2) })
export const TooFewPieces = meta.story({ name: '3 Too few pieces', ...storyAfterStep(3) })
export const TheTotalUpdates = meta.story({ name: '4 The total updates', ...storyAfterStep(4) })
export const TheOrderIsPlaced = meta.story({ name: '5 The order is placed', ...storyAfterStep(5) })
export const TheOrderIsReadyToPay = meta.story({ name: '6 The order is ready to pay', ...storyAfterStep(6) })
export const OpenThePayment = meta.story({ name: '7 Open the payment', ...storyAfterStep(7) })
export const TheCardIsCharged = meta.story({ name: '8 The card is charged', ...storyAfterStep(8) })
export const TheOrderIsPaid = meta.story({ name: '9 The order is paid', ...storyAfterStep(9) })
