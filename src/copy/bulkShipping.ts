import { manageOrders } from '#src/copy/adminPages.ts'
import { orders } from '#src/copy/customerPages.ts'
import { isolate } from '#src/lib/bidi.ts'
import { formatCount, formatCountOf } from '#src/lib/formatNumber.ts'

/** Bulk shipping on Manage All Orders (ADMIN-17). */
export const bulkShipping = {
  /** The heading of the checkbox column, and the label of the checkboxes on cards. */
  selectionHeader: 'Select',
  selectOne: (order: string) => `Select ${order}`,
  selectAll: (count: number) => `Select all orders to ship (${formatCount(count)})`,
  selectedCount: (count: number) => `${formatCountOf('order', count)} selected`,
  /** How many selected orders are hidden by the search, the sort order or the limit of one hundred rows. */
  hiddenCount: (count: number) => `${formatCount(count)} not shown here`,
  clear: 'Clear',
  ship: (count: number) => `Ship ${formatCountOf('order', count)}`,

  confirmation: {
    title: (count: number) => `Mark ${formatCountOf('order', count)} as shipped?`,
    text: 'Customers see this right away, and it can’t be undone.',
    confirmLabel: 'Mark all as shipped',
    cancelLabel: manageOrders.shipConfirmation.cancelLabel,
  },
  listLabel: 'Selected orders',

  running: 'Shipping one by one…',
  ended: (shipped: number, total: number) => `${formatCount(shipped)} of ${formatCount(total)} shipped`,

  /** The name of an order that is no longer in the list. */
  gone: (id: string) => `Order ${isolate(id)}`,
  results: {
    waiting: 'Waiting',
    sending: manageOrders.shipping,
    done: orders.shipped,
    refused: 'Couldn’t be shipped',
    unknown: 'May have shipped. Check the list.',
    notSent: 'Not started',
    gone: 'No longer exists',
  },
  /** Why the run ended. */
  endReasons: {
    done: 'All done.',
    stopped: 'Stopped.',
    offline: 'The shop stopped responding. The remaining orders were not shipped.',
    access: 'You no longer have access. The remaining orders were not shipped.',
    interrupted: 'Interrupted because you left or reloaded the page.',
  },
  stillSelected: 'Orders that weren’t shipped are still selected.',
} as const
