import { copyButton } from '#src/copy/copyButton.ts'
import { reorder } from '#src/copy/orderTabs.ts'
import { orderItemName } from '#src/design-system/blocks/orders/orderCells.tsx'
import * as css from '#src/design-system/blocks/orders/orders.css.ts'
import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import type { Order } from '#src/domain/order.ts'

/** The status of a paid order, and a button that copies the transaction id. */
export const PaidStatus = ({ order }: { order: Order }) => (
  <PaymentStatus
    order={order}
    action={
      order.transactionId !== null && (
        <div className={css.copyId}>
          <CopyButton
            value={order.transactionId}
            subject={orderItemName(order)}
            align="start"
            labels={{ ...copyButton, copy: reorder.copyId }}
          />
        </div>
      )
    }
  />
)
