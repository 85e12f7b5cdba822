import { useSearchParams } from 'react-router-dom'
import type { OrderTabParam } from '#src/design-system/blocks/orders/OrderTabs.tsx'
import { toQueryString, type ListQuery } from '#src/domain/listQuery.ts'
import { readOrderTab } from '#src/domain/orderTabs.ts'
import { withParams } from '#src/lib/url.ts'

/**
 * Keeps the tab of a list of orders in the URL, so that Back and a shared link open the same orders (ORDER-14).
 * @param query the search and sort, which may not be in the URL yet
 */
export function useOrderTabs(query: ListQuery<string>): OrderTabParam {
  const [params] = useSearchParams()
  const state = params.get('state')
  const tab = readOrderTab(state)
  return {
    currentTab: tab ?? 'all',
    unknownState: tab === null ? state : null,
    // The All tab sets `state` too, because a link that removes the query string scrolls to the top of the page (PAGE-3).
    toTabUrl: (next) => toQueryString(query, withParams(params, { state: next, order: null })),
  }
}
