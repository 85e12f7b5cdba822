import { toId } from 'storybook/internal/csf'
import { screens } from '#stories/start/screens.ts'

/** A kind of reader that the page “Start here” addresses. */
export interface Role {
  reader: string
  task: string
  /** The id of the story that the card's picture shows. */
  pictureStoryId: string
  /** The second segment in the titles of the screens and journeys for these readers. */
  screens?: 'Public' | 'Customer' | 'Admin'
  journeys?: 'Visitor' | 'Customer' | 'Admin'
  links?: readonly { label: string; to: string }[]
}

const findPictureStoryId = (screen: string) => screens.find(({ name }) => name === screen)?.pictureStoryId ?? screen

const chargedStoryId = toId('Screens/Customer/Payment', 'Charged Not Recorded')

/** All kinds of readers. A test checks that every link has a target. */
export const roles: readonly Role[] = [
  {
    reader: 'Shopper',
    task: 'Browses parts, reads reviews, signs up.',
    pictureStoryId: findPictureStoryId('Home'),
    screens: 'Public',
    journeys: 'Visitor',
  },
  {
    reader: 'Customer',
    task: 'Orders, pays, tracks orders, writes reviews.',
    pictureStoryId: findPictureStoryId('My Orders'),
    screens: 'Customer',
    journeys: 'Customer',
  },
  {
    reader: 'Admin',
    task: 'Ships orders, adds parts, manages users and reviews.',
    pictureStoryId: findPictureStoryId('Manage All Orders'),
    screens: 'Admin',
    journeys: 'Admin',
  },
  {
    reader: 'Sales',
    task: 'Shows the shop to others, even offline.',
    pictureStoryId: findPictureStoryId('Tools'),
    links: [{ label: 'Give a demo', to: toId('For developers/Demo', 'docs') }],
  },
  {
    reader: 'QA',
    task: 'Finds what is missing or has changed.',
    pictureStoryId: chargedStoryId,
    links: [
      { label: 'Charged, but not recorded', to: chargedStoryId },
      { label: 'Visual changes', to: toId('For developers/For QA', 'docs') },
      { label: 'Rules: what the shop must do', to: toId('For developers/Rules', 'docs') },
    ],
  },
  {
    reader: 'In a hurry',
    task: 'Wants to see everything once.',
    pictureStoryId: findPictureStoryId('Purchase'),
    links: [{ label: 'All screens on one page', to: toId('Screens/All screens', 'docs') }],
  },
]
