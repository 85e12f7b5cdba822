import { createJourneyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { parameters, watchStory, storyAfterStep } = createJourneyStories('shippingDay')

const meta = preview.meta({ title: 'Journeys/Admin/An admin’s morning', parameters, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const TheMorningsFigures = meta.story({ name: '1 The morning’s figures', ...storyAfterStep(1) })
export const AnOrderArrives = meta.story({ name: '2 An order arrives', ...storyAfterStep(2) })
export const TheNewOrder = meta.story({ name: '3 The new order', ...storyAfterStep(3) })
export const TheOrdersToShip = meta.story({ name: '4 The orders to ship', ...storyAfterStep(4) })
export const ThePickList = meta.story({ name: '5 The pick list', ...storyAfterStep(5) })
export const WhereAnOrderGoes = meta.story({ name: '6 Where an order goes', ...storyAfterStep(6) })
export const AllAreSelected = meta.story({ name: '7 All are selected', ...storyAfterStep(7) })
export const OneConfirmationForAll = meta.story({ name: '8 One confirmation for all', ...storyAfterStep(8) })
export const AResultForEach = meta.story({ name: '9 A result for each', ...storyAfterStep(9) })
export const NothingIsLeftToShip = meta.story({ name: '10 Nothing is left to ship', ...storyAfterStep(10) })
export const AFileForTheBooks = meta.story({ name: '11 A file for the books', ...storyAfterStep(11) })
export const WhatIsRunningLow = meta.story({ name: '12 What is running low', ...storyAfterStep(12) })
export const AFileOfFortyParts = meta.story({ name: '13 A file of forty parts', ...storyAfterStep(13) })
export const FortyPartsAreAdded = meta.story({ name: '14 Forty parts are added', ...storyAfterStep(14) })
export const ReadyForTheNextPart = meta.story({ name: '15 Ready for the next part', ...storyAfterStep(15) })
