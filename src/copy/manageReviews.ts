import { lists } from '#src/copy/lists.ts'
import { isolate } from '#src/copy/isolate.ts'

/** Manage User Reviews (SHOP-2, ADMIN-7, ADMIN-9, ADMIN-10). */
export const manageReviews = {
  title: (count: number) => `Manage User Reviews: ${count}`,
  loading: 'Loading all reviews',
  list: {
    search: 'Search reviews',
    sorts: { server: 'As they come', name: 'Name', country: 'Country' },
    count: lists.count,
    showAll: 'Show all reviews',
  },
  stale: 'These reviews could not be refreshed. They may have changed.',
  empty: 'No reviews yet',
  emptyHint: 'What customers write about the parts appears here.',

  name: 'Name',
  country: 'Country',
  review: 'Review',
  actions: 'Actions',
  notGiven: '–',
  more: 'Show all',
  less: 'Show less',

  remove: 'Delete',
  removing: 'Deleting…',
  removeTitle: 'Delete this review?',
  /** Describes a review in the confirmation dialog. */
  what: (name: string, excerpt: string) => `${isolate(name)}: “${isolate(excerpt)}”`,
  removeText: 'A deleted review can’t be brought back.',
  removeConfirm: 'Delete the review',
  keep: 'Not now',
} as const
