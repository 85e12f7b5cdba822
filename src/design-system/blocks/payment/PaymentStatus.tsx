import type { ReactNode } from 'react'
import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { OrderStatus } from '#src/design-system/blocks/orders/orderCells.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { orders } from '#src/copy/customerPages.ts'
import { Tag } from '#src/design-system/components/Tag.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import type { Order } from '#src/domain/order.ts'

/**
 * Marks an order as paid, with the transaction id and, unless the order is pending, the status.
 * @param action a button beside the transaction id
 */
export function PaymentStatus({ order, action }: { order: Order; action?: ReactNode }) {
  return (
    <div className={css.status}>
      <Stack gap={4}>
        <Row gap={8}>
          <Tag tone="success">{orders.purchased}</Tag>
          {order.state !== 'pending' && <OrderStatus order={order} />}
        </Row>
        <Row gap={8}>
          <MutedText as="span">{[orders.paid, order.transactionId].filter(Boolean).join(' · ')}</MutedText>
          {action}
        </Row>
      </Stack>
    </div>
  )
}
