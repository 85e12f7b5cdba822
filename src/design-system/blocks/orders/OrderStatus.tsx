import { orders } from '#src/copy/customerPages.ts'
import { Tag, type TagProps } from '#src/design-system/components/Tag.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { Order, OrderState } from '#src/domain/order.ts'

const tags: Record<Exclude<OrderState, 'unknown' | 'unreadable'>, { tone: TagProps['tone']; label: string }> = {
  unpaid: { tone: 'neutral', label: orders.unpaid },
  pending: { tone: 'info', label: orders.pending },
  shipped: { tone: 'success', label: orders.shipped },
}

export interface OrderStatusProps {
  order: Order
}

/** An order's status: one of three tags, or an unknown status from the server as plain text (DATA-7, PAY-1). */
export function OrderStatus({ order }: OrderStatusProps) {
  if (order.state === 'unknown' || order.state === 'unreadable') {
    return (
      <Text as="span" size="inherit">
        {order.statusText || orders.notKnown}
      </Text>
    )
  }
  const { tone, label } = tags[order.state]
  return <Tag tone={tone}>{label}</Tag>
}
