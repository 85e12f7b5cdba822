import { orders } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/orders/OrderItem.css.ts'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { Order } from '#src/domain/order.ts'

/** @returns the name of an order's part, or a text that the part is missing (DATA-7) or the order unreadable (DATA-14) */
export function orderItemName({ id, item, state }: Order): string {
  if (state === 'unreadable') return orders.unreadable(id)
  return item ? item.name || parts.unnamed : orders.missingPart
}

/** @returns the quantity of an order in pcs as text, or that it is unknown */
export const orderPieces = ({ quantity }: Order): string =>
  quantity === null ? orders.notKnown : parts.pieces(quantity)

export interface OrderItemProps {
  order: Order
  /** Id of the part's name; the row's buttons use it as their description. */
  id: string
}

/** Picture and name of the ordered part; placeholders if the server has lost the part (DATA-7). */
export function OrderItem({ order, id }: OrderItemProps) {
  return (
    <div className={css.item}>
      <Picture src={order.item?.image ?? null} alt="" size="thumbnail" />
      <Text as="span" size="inherit" weight="medium" tone={order.item ? 'ink' : 'muted'} id={id}>
        <span dir="auto">{orderItemName(order)}</span>
      </Text>
    </div>
  )
}
