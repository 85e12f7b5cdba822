import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { getOrderItemName, OrderStatus } from '#src/design-system/blocks/orders/orderCells.tsx'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { copyButton } from '#src/copy/copyButton.ts'
import { orders } from '#src/copy/customerPages.ts'
import { reorder } from '#src/copy/orderTabs.ts'
import { Tag } from '#src/design-system/components/Tag.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import type { Order } from '#src/domain/order.ts'

/**
 * Shows that an order is paid, with the transaction id and, unless the order is pending, the status.
 * @param canCopyId adds a button that copies the transaction id
 */
export function PaymentStatus({ order, canCopyId = false }: { order: Order; canCopyId?: boolean }) {
  const { transactionId } = order
  return (
    <div className={css.status}>
      <Stack gap={4}>
        <Row gap={8}>
          <Tag tone="success">{orders.purchased}</Tag>
          {order.state !== 'pending' && <OrderStatus order={order} />}
        </Row>
        <Row gap={8}>
          <MutedText as="span">{[orders.paid, transactionId].filter(Boolean).join(' · ')}</MutedText>
          {canCopyId && transactionId !== null && (
            <div className={css.copyIdButton}>
              <CopyButton
                value={transactionId}
                subject={getOrderItemName(order)}
                align="start"
                labels={{ ...copyButton, copy: reorder.copyId }}
              />
            </div>
          )}
        </Row>
      </Stack>
    </div>
  )
}
