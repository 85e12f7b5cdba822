import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { OrderStatus } from '#src/design-system/blocks/orders/orderCells.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { orders } from '#src/copy/customerPages.ts'
import { Tag } from '#src/design-system/components/Tag.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { join } from '#src/design-system/theme/join.ts'
import type { Order } from '#src/domain/order.ts'

/** Marks an order as paid, with its transaction id and, unless it is pending, its status. */
export function PaymentStatus({ order, align = 'start' }: { order: Order; align?: 'start' | 'end' }) {
  return (
    <div className={join(css.status, align === 'end' && css.atEnd)}>
      <Stack gap={4} align={align}>
        <Row gap={8} justify={align}>
          <Tag tone="success">{orders.purchased}</Tag>
          {order.state !== 'pending' && <OrderStatus order={order} />}
        </Row>
        <Text as="span" size="small" tone="muted">
          {[orders.paid, order.transactionId].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </div>
  )
}
