import { orderTabs as copy } from '#src/copy/orderTabs.ts'
import * as css from '#src/design-system/blocks/orders/OrderTabs.css.ts'
import { TabRow } from '#src/design-system/blocks/shell/TabRow.tsx'
import type { ListTab } from '#src/design-system/blocks/lists/ListBody.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Link } from '#src/design-system/components/Link.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { printOnly } from '#src/design-system/theme/mixins.css.ts'
import type { Order } from '#src/domain/order.ts'
import { isInTab, orderTabs, type OrderSums, type OrderTab } from '#src/domain/orderTabs.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

/** The tab that the URL selects, and the URLs of the others (ORDER-14). */
export interface TabParam {
  current: OrderTab
  /** A state in the URL that has no tab, so that all orders are shown; usually null. */
  unknownState: string | null
  /** The URL of a tab, with the current search and sort. */
  toTab: (tab: OrderTab) => string
}

export interface OrderTabsProps extends Pick<TabParam, 'current' | 'toTab'> {
  labels: Readonly<Record<OrderTab, string>>
  sums: OrderSums
}

/** The tabs by state. They are links, because each has a URL to return to. */
export function OrderTabs({ current, toTab, labels, sums }: OrderTabsProps) {
  return (
    <nav aria-label={copy.navigation} className={css.tabs}>
      <TabRow>
        <ul role="list" className={css.list}>
          {orderTabs.map((tab) => (
            <li key={tab}>
              <Link to={toTab(tab)} className={css.tab} aria-current={tab === current ? 'true' : undefined}>
                {labels[tab]} <span className={css.count}>{formatCount(sums[tab].count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </TabRow>
    </nav>
  )
}

/** The selected tab of a list of orders, for `ListPage`. */
export function orderListTab(
  labels: OrderTabsProps['labels'],
  sums: OrderSums,
  { current, unknownState, toTab }: TabParam,
): ListTab<Order> {
  const all = (
    <ButtonLink to={toTab('all')} tone="secondary" size="small">
      {copy.showAll}
    </ButtonLink>
  )
  return {
    name: current,
    includes: (order) => isInTab(current, order),
    tabs: <OrderTabs current={current} toTab={toTab} labels={labels} sums={sums} />,
    note: (
      <>
        {unknownState !== null && (
          <Notice tone="info" live="status" action={all}>
            {copy.unknown(unknownState)}
          </Notice>
        )}
        {current !== 'all' && (
          <div className={printOnly}>
            <Text weight="strong">{`${labels[current]}: ${formatCount(sums[current].count)}`}</Text>
          </div>
        )}
      </>
    ),
    empty: (
      <StateMessage drawing="empty" level={2} title={copy.empty[current]} action={all}>
        {copy.emptyHint}
      </StateMessage>
    ),
  }
}
