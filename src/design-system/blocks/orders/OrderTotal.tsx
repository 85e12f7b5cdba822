import { parts } from '#src/copy/publicPages.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { orderTotal, type Order } from '#src/domain/order.ts'

export interface OrderTotalProps {
  order: Order
}

/** Price x quantity of an order (SHOP-9), or a text that it has no price (DATA-2). */
export function OrderTotal({ order }: OrderTotalProps) {
  return (
    <Text as="span" size="inherit" weight="strong">
      <Money cents={orderTotal(order)} unavailable={parts.noPrice} />
    </Text>
  )
}
