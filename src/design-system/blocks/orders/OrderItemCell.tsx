import { getOrderItemName } from '#src/design-system/blocks/orders/orderCells.tsx'
import * as css from '#src/design-system/blocks/orders/orders.css.ts'
import { Link } from '#src/design-system/components/Link.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { OneLine } from '#src/design-system/components/OneLine.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { Order } from '#src/domain/order.ts'
import { openedFromListState } from '#src/domain/paths.ts'

export interface OrderItemCellProps {
  order: Order
  /** Id of the element with the part's name, which describes the buttons of the row. */
  id: string
  /** The URL that opens the order in a dialog. By default, the part is not a link. */
  to?: string
}

/** Picture and name of the ordered part, or placeholders if the server has lost the part (DATA-7). */
export function OrderItemCell({ order, id, to }: OrderItemCellProps) {
  const item = (
    <>
      <Picture src={order.item?.image ?? null} alt="" size="thumbnail" />
      <OneLine title={getOrderItemName(order)}>
        <Text as="span" size="inherit" weight="medium" tone={order.item ? 'ink' : 'muted'} id={id}>
          <span dir="auto">{getOrderItemName(order)}</span>
        </Text>
      </OneLine>
    </>
  )
  if (to === undefined)
    return (
      <Row gap={12} wrap={false}>
        {item}
      </Row>
    )
  return (
    <Link to={to} state={openedFromListState} className={css.itemLink}>
      {item}
    </Link>
  )
}
