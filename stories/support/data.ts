import { fn } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import type { Viewer } from '#src/design-system/blocks/shell/Navbar.tsx'
import type { OrderTabParam } from '#src/design-system/blocks/orders/OrderTabs.tsx'
import type { OrderTab } from '#src/domain/orderTabs.ts'
import type { FailureReason, Loadable, Snapshot } from '#src/domain/status.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { toOrder, type Order, type OrderWire } from '#src/domain/order.ts'

export const loading: Loadable<never> = { state: 'loading', retry: fn() }

export const ready = <T>(value: T, options: { stale?: boolean; snapshot?: Snapshot } = {}): Loadable<T> => ({
  state: 'ready',
  value,
  ...options,
})

/**
 * Options for `ready` that mark the rows as a snapshot from the page's HTML.
 * @param apiList the state of the request for the current rows
 */
export const makeSnapshotOption = (apiList: Loadable<unknown>, isOutdated = false): { snapshot: Snapshot } => ({
  snapshot: { takenAt: Date.UTC(2026, 10, 27, 6, 17), total: 30, isOutdated, apiList, isRearranged: false },
})

/** Creates a failed `Loadable` whose `retry` is a spy. */
export const failed = (reason: FailureReason) => ({ state: 'failed' as const, reason, retry: fn() })

export const serverFailure = failed('server')

/** Props of a list screen with this search term. By default, the screen shows all rows. */
export const makeListSearch = (q = '') => ({ query: { q, sort: null }, setQuery: fn() })

/** Props of a list of orders with this tab. By default, the list shows all orders. */
export const makeOrderTabParam = (currentTab: OrderTab = 'all', unknownState: string | null = null): OrderTabParam => ({
  currentTab,
  unknownState,
  toTabUrl: (tab) => `?state=${tab}`,
})

/** Creates the CSV export of a list screen, as a spy. By default, the export never finishes. */
export const makeListCsv = (save: SaveListCsv<unknown> = () => new Promise(() => undefined)) => fn(save)

/** Props of a form without a draft. */
export const noDraftProps = { draft: null, isSubmittedElsewhere: false, onDraftChange: fn() }

/** Viewers of the shop, as the navbar shows them. */
export const viewers = {
  visitor: { state: 'visitor' },
  customer: { state: 'signedIn', name: 'Kamal', fullName: 'Kamal Hossain', photo: null },
  admin: { state: 'signedIn', name: 'Nadia', fullName: 'Nadia Rahman', photo: null },
} as const satisfies Record<string, Viewer>

/**
 * Creates an order as the app parses it from a row of the API.
 * @param changes the fields of the row that differ from the default row of `makeOrder`
 */
export const makeParsedOrder = (changes?: Partial<OrderWire>): Order => toOrder(makeOrder(changes))
