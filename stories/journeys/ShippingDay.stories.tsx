import { journeyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { page, watchStory, step } = journeyStories('shippingDay')

const meta = preview.meta({ title: 'Journeys/Admin/An admin’s morning', parameters: page, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watchStory })
export const TheMorningsFigures = meta.story({ name: '1 The morning’s figures', ...step(1) })
export const AnOrderArrives = meta.story({ name: '2 An order arrives', ...step(2) })
export const TheNewOrder = meta.story({ name: '3 The new order', ...step(3) })
export const TheOrdersToShip = meta.story({ name: '4 The orders to ship', ...step(4) })
export const ThePickList = meta.story({ name: '5 The pick list', ...step(5) })
export const WhereAnOrderGoes = meta.story({ name: '6 Where an order goes', ...step(6) })
export const AllAreSelected = meta.story({ name: '7 All are selected', ...step(7) })
export const OneConfirmationForAll = meta.story({ name: '8 One confirmation for all', ...step(8) })
export const AResultForEach = meta.story({ name: '9 A result for each', ...step(9) })
export const NothingIsLeftToShip = meta.story({ name: '10 Nothing is left to ship', ...step(10) })
export const AFileForTheBooks = meta.story({ name: '11 A file for the books', ...step(11) })
export const WhatIsRunningLow = meta.story({ name: '12 What is running low', ...step(12) })
export const AFileOfFortyParts = meta.story({ name: '13 A file of forty parts', ...step(13) })
export const FortyPartsAreAdded = meta.story({ name: '14 Forty parts are added', ...step(14) })
export const ReadyForTheNextPart = meta.story({ name: '15 Ready for the next part', ...step(15) })
