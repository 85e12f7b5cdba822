import { orders, receipt as copy } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { orderItemName, formatPieces, OrderTotal } from '#src/design-system/blocks/orders/orderCells.tsx'
import { orderStatusText } from '#src/design-system/blocks/orders/orderLists.ts'
import { SalesDocument } from '#src/design-system/blocks/orders/SalesDocument.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import type { Order } from '#src/domain/order.ts'

/** The printed receipt of a paid order, for the Print button and for the browser's print command. */
export function ReceiptDocument({ order }: { order: Order }) {
  const status = order.state === 'pending' ? '' : orderStatusText(order)
  return (
    <SalesDocument
      title={copy.title}
      role={copy.name}
      customer={order.customer}
      facts={[
        { term: orders.status, value: [orders.paid, status].filter(Boolean).join(' · ') },
        ...(order.transactionId ? [{ term: copy.reference, value: order.transactionId }] : []),
      ]}
      line={{
        part: orderItemName(order),
        pieces: formatPieces(order),
        perPiece: <Money price={order.item?.price ?? null} unavailable={parts.noPrice} />,
        total: <OrderTotal order={order} />,
      }}
    />
  )
}
