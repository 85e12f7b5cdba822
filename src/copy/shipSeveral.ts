import { manageOrders } from '#src/copy/adminPages.ts'
import { orders } from '#src/copy/customerPages.ts'
import { formatCount, isolate } from '#src/format/text.ts'

const countOrders = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`)

/** Shipping several orders at once, on Manage All Orders (ADMIN-17). */
export const shipSeveral = {
  /** The heading of the column of boxes, and the label on a card. */
  choose: 'Select',
  chooseOne: (order: string) => `Select ${order}`,
  chooseAll: (count: number) => `Select all ${formatCount(count)} to ship`,
  chosen: (count: number) => `${countOrders(count)} selected`,
  /** Of the selected orders, those that search, sort or the page's first hundred hide. */
  hidden: (count: number) => `${formatCount(count)} of them not on this page`,
  clear: 'Clear',
  ship: (count: number) => `Ship ${countOrders(count)}`,

  title: (count: number) => `Mark ${countOrders(count)} as shipped?`,
  text: 'Each customer sees it at once. It can’t be taken back.',
  confirm: 'Mark all as shipped',
  keep: manageOrders.keep,
  listLabel: 'The orders',

  running: 'Shipping one after the other',
  ended: (shipped: number, total: number) => `${formatCount(shipped)} of ${formatCount(total)} shipped`,

  /** An order that the list does not have any more, by its id. */
  gone: (id: string) => `Order ${isolate(id)}`,
  results: {
    waiting: 'Waiting',
    sending: manageOrders.shipping,
    done: orders.shipped,
    refused: 'Not shipped: the shop refused it',
    unknown: 'No clear answer: it may be shipped',
    notSent: 'Not sent',
    gone: 'No longer exists',
  },
  /** Why the last orders were not sent. */
  ends: {
    done: 'Every order had its turn.',
    stopped: 'You stopped it.',
    offline: 'The shop stopped responding. The remaining orders were not sent.',
    access: 'The shop does not accept your login any more, so the rest was not sent.',
    interrupted: 'It was interrupted, because the page was left or loaded again.',
  },
  kept: 'Orders not shipped are still selected.',
} as const
