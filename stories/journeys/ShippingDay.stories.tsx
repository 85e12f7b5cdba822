import { journeyStories } from '#stories/support/journeyStories.tsx'
import preview from '#storybook/preview.tsx'

const { page, watch, step } = journeyStories('shippingDay')

const meta = preview.meta({ title: 'Journeys/Admin/An admin’s morning', parameters: page, tags: ['!test'] })

export const WatchIt = meta.story({ name: 'Watch it', tags: ['test'], ...watch })
export const TheMorningsFigures = meta.story({ name: '1 The morning’s figures', ...step(1) })
export const TheOrdersToShip = meta.story({ name: '2 The orders to ship', ...step(2) })
export const WhereAnOrderGoes = meta.story({ name: '3 Where an order goes', ...step(3) })
export const AllAreSelected = meta.story({ name: '4 All are selected', ...step(4) })
export const OneConfirmationForAll = meta.story({ name: '5 One confirmation for all', ...step(5) })
export const AResultForEach = meta.story({ name: '6 A result for each', ...step(6) })
export const NothingIsLeftToShip = meta.story({ name: '7 Nothing is left to ship', ...step(7) })
export const AFileForTheBooks = meta.story({ name: '8 A file for the books', ...step(8) })
export const WhatIsRunningLow = meta.story({ name: '9 What is running low', ...step(9) })
export const AFileOfFortyParts = meta.story({ name: '10 A file of forty parts', ...step(10) })
export const FortyPartsAreAdded = meta.story({ name: '11 Forty parts are added', ...step(11) })
