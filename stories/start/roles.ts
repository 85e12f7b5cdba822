import { toId } from 'storybook/internal/csf'
import { screens } from '#stories/start/screens.ts'

/** A kind of reader whom the page “Start here” addresses. */
export interface Role {
  who: string
  task: string
  /** The id of the story in the card's picture. */
  pictureId: string
  /** The group of screens and the folder of journeys for these readers: the second segment of the story titles. */
  screens?: 'Public' | 'Customer' | 'Admin'
  journeys?: 'Visitor' | 'Customer' | 'Admin'
  links?: readonly { label: string; to: string }[]
}

const findPictureId = (screen: string) => screens.find(({ name }) => name === screen)?.pictureId ?? screen

const chargedStoryId = toId('Screens/Customer/Payment', 'Charged Not Recorded')

/** All kinds of readers. A test checks that every link has a target. */
export const roles: readonly Role[] = [
  {
    who: 'Shopper',
    task: 'Browses parts, reads reviews, signs up.',
    pictureId: findPictureId('Home'),
    screens: 'Public',
    journeys: 'Visitor',
  },
  {
    who: 'Customer',
    task: 'Orders, pays, tracks orders, writes reviews.',
    pictureId: findPictureId('My Orders'),
    screens: 'Customer',
    journeys: 'Customer',
  },
  {
    who: 'Admin',
    task: 'Ships orders, adds parts, manages users and reviews.',
    pictureId: findPictureId('Manage All Orders'),
    screens: 'Admin',
    journeys: 'Admin',
  },
  {
    who: 'Sales',
    task: 'Shows the shop to others, even offline.',
    pictureId: findPictureId('Tools'),
    links: [{ label: 'Give a demo', to: toId('For developers/Demo', 'docs') }],
  },
  {
    who: 'QA',
    task: 'Finds what is missing or has changed.',
    pictureId: chargedStoryId,
    links: [
      { label: 'Charged, but not recorded', to: chargedStoryId },
      { label: 'Visual changes', to: toId('For developers/For QA', 'docs') },
      { label: 'Rules: what the shop must do', to: toId('For developers/Rules', 'docs') },
    ],
  },
  {
    who: 'In a hurry',
    task: 'Wants to see everything once.',
    pictureId: findPictureId('Purchase'),
    links: [{ label: 'All screens on one page', to: toId('Screens/All screens', 'docs') }],
  },
]
