import { shipSeveral as copy } from '#src/copy/shipSeveral.ts'
import * as css from '#src/design-system/blocks/orders/shipSeveral.css.ts'
import { describeOrder } from '#src/design-system/blocks/orders/orderCells.tsx'
import { Text, type TextProps } from '#src/design-system/components/Text.tsx'
import { rowKey } from '#src/domain/listRow.ts'
import type { ShippingEntry, ShippingResult } from '#src/domain/shipping.ts'

/** More orders than this scroll on a phone, and more than six elsewhere. */
const maxWithoutScrolling = 3

const tones: Partial<Record<ShippingResult, TextProps['tone']>> = {
  shipped: 'success',
  refused: 'danger',
  unknown: 'danger',
  sending: 'info',
}

/** An order in a list of several: its name and, once it has one, its result. */
type ListedOrder = Pick<ShippingEntry, 'id' | 'order'> & { result?: ShippingResult }

const keepInView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

/** Names of orders, and their results; a long list scrolls by itself. */
export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  const scrolls = orders.length > maxWithoutScrolling
  return (
    // Without a focus, a keyboard could not scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.orders} role="group" aria-label={copy.listLabel} tabIndex={scrolls ? 0 : undefined}>
      <ul role="list">
        {orders.map(({ id, order, result }) => (
          <li key={order ? rowKey(order) : id} className={css.order} ref={result === 'sending' ? keepInView : null}>
            <span className={css.name}>{order ? describeOrder(order) : copy.gone(id)}</span>
            {result && (
              <Text as="span" size="small" weight="medium" tone={tones[result] ?? 'muted'}>
                {copy.results[result]}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
