import { orderTabs as copy } from '#src/copy/orderTabs.ts'
import * as css from '#src/design-system/blocks/orders/OrderTabs.css.ts'
import { TabRow } from '#src/design-system/blocks/shell/TabRow.tsx'
import type { ListTab } from '#src/design-system/blocks/lists/ListBody.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Link } from '#src/design-system/components/Link.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { printOnly, screenOnly } from '#src/design-system/theme/mixins.css.ts'
import type { Order } from '#src/domain/order.ts'
import { isInTab, orderTabs, type OrderSums, type OrderTab } from '#src/domain/orderTabs.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

/** The tab selected in the URL, and the URLs of all tabs (ORDER-14). */
export interface OrderTabParam {
  currentTab: OrderTab
  /** The state in the URL if no tab exists for it, in which case all orders are shown; otherwise null. */
  unknownState: string | null
  /** The URL of a tab, with the current search and sort. */
  toTabUrl: (tab: OrderTab) => string
}

export interface OrderTabsProps extends Pick<OrderTabParam, 'currentTab' | 'toTabUrl'> {
  labels: Readonly<Record<OrderTab, string>>
  sums: OrderSums
}

/** The tabs, one for each state. Each tab is a link, since it has a URL of its own. */
export function OrderTabs({ currentTab, toTabUrl, labels, sums }: OrderTabsProps) {
  return (
    <nav aria-label={copy.navigation} className={screenOnly}>
      <TabRow>
        <ul role="list" className={css.list}>
          {orderTabs.map((tab) => (
            <li key={tab}>
              <Link to={toTabUrl(tab)} className={css.tab} aria-current={tab === currentTab ? 'true' : undefined}>
                {labels[tab]} <span className={css.count}>{formatCount(sums[tab].count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </TabRow>
    </nav>
  )
}

/** Converts the selected tab of an order list to the tab that `ListPage` expects. */
export function toOrderListTab(
  labels: OrderTabsProps['labels'],
  sums: OrderSums,
  { currentTab, unknownState, toTabUrl }: OrderTabParam,
): ListTab<Order> {
  const showAllLink = (
    <ButtonLink to={toTabUrl('all')} size="small">
      {copy.showAll}
    </ButtonLink>
  )
  return {
    name: currentTab,
    includes: (order) => isInTab(currentTab, order),
    tabs: <OrderTabs currentTab={currentTab} toTabUrl={toTabUrl} labels={labels} sums={sums} />,
    note: (
      <>
        {unknownState !== null && (
          <Notice tone="info" live="polite" action={showAllLink} text={copy.unknown(unknownState)} />
        )}
        {currentTab !== 'all' && (
          <div className={printOnly}>
            <Text weight="strong">{`${labels[currentTab]}: ${formatCount(sums[currentTab].count)}`}</Text>
          </div>
        )}
      </>
    ),
    empty: <StateMessage drawing="empty" title={copy.empty[currentTab]} text={copy.emptyHint} action={showAllLink} />,
  }
}
