import { orders } from '#src/copy/orders.ts'
import { parts } from '#src/copy/parts.ts'
import * as css from '#src/design-system/blocks/OrderItem.css.ts'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { Order } from '#src/domain/order.ts'

/** What an order's part is called, also when the server lost it (DATA-7). */
export const orderItemName = ({ item }: Order): string => (item ? item.name || parts.unnamed : orders.missingPart)

/** How many pieces an order is for, in words. */
export const orderPieces = ({ quantity }: Order): string =>
  quantity === null ? orders.notKnown : parts.pieces(quantity)

export interface OrderItemProps {
  order: Order
  /** So that the row's buttons can be described by the part's name. */
  id: string
}

/** Picture and name of what was ordered; a placeholder where the server lost it (DATA-7). */
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
