import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { everyScreen } from '#stories/states/everyState.ts'

/** A reader of this Storybook, with what is made for them. */
export interface Role {
  who: string
  /** What they come for. */
  task: string
  /** The id of the story on the card. */
  pictureId: string
  /** The group of screens they use. */
  screens?: 'Public' | 'Customer' | 'Admin'
  /** The journeys they take: the part of their titles after 'Journeys'. */
  journeys?: 'Visitor' | 'Customer' | 'Admin'
  /** More pages, or stories, by id. */
  links?: readonly { label: string; to: string }[]
}

/** The id of a screen's story, by the names the table of states has for them. */
function storyOf(screen: string, exportName: string): string {
  const row = everyScreen.find((known) => known.screen === screen)
  return toId(row?.stories ?? screen, storyNameFromExport(exportName))
}

/** Everybody who reads this Storybook. A test looks for every link's target. */
export const roles: readonly Role[] = [
  {
    who: 'Shopper',
    task: 'Looks at the parts, reads reviews, signs up.',
    pictureId: storyOf('Home', 'InTheShop'),
    screens: 'Public',
    journeys: 'Visitor',
  },
  {
    who: 'Customer',
    task: 'Orders, pays, follows an order, writes a review.',
    pictureId: storyOf('My Orders', 'InTheShop'),
    screens: 'Customer',
    journeys: 'Customer',
  },
  {
    who: 'Admin',
    task: 'Ships orders, adds parts, looks after users and reviews.',
    pictureId: storyOf('Manage All Orders', 'InTheShop'),
    screens: 'Admin',
    journeys: 'Admin',
  },
  {
    who: 'Sales',
    task: 'Shows the shop to somebody, if need be without a network.',
    pictureId: storyOf('Parts', 'InTheShop'),
    links: [{ label: 'Give a demo', to: toId('For developers/Demo', 'docs') }],
  },
  {
    who: 'QA',
    task: 'Looks for what is missing or has changed.',
    pictureId: storyOf('Payment', 'ChargedNotRecorded'),
    links: [
      { label: 'Charged, but not recorded', to: storyOf('Payment', 'ChargedNotRecorded') },
      { label: 'What has changed: pictures', to: toId('For developers/For QA', 'docs') },
      { label: 'What the shop must do: rules', to: toId('For developers/Rules', 'docs') },
    ],
  },
  {
    who: 'In a hurry',
    task: 'Wants to see everything once.',
    pictureId: storyOf('Purchase', 'InTheShop'),
    links: [{ label: 'All screens on one page', to: toId('Screens/All screens', 'docs') }],
  },
]
