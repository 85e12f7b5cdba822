import { useId } from 'react'
import { orders, receipt as copy } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { getOrderItemName, formatPieces, OrderTotal } from '#src/design-system/blocks/orders/orderCells.tsx'
import { getStatusText } from '#src/design-system/blocks/orders/orderLists.ts'
import { SalesDocument } from '#src/design-system/blocks/orders/SalesDocument.tsx'
import { Copyable } from '#src/design-system/blocks/feedback/Copyable.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { preLine, screenOnly } from '#src/design-system/theme/mixins.css.ts'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'

export interface ReceiptProps {
  order: Order
  onPrint: () => void
  /** Whether printing replaces the page with a separate receipt document. */
  hasPrintDocument: boolean
}

/** The receipt of a paid order. The other column of the page shows the part. */
export function Receipt({ order, onPrint, hasPrintDocument }: ReceiptProps) {
  const titleId = useId()
  const { name, email, phone, address } = order.customer
  const facts = [
    {
      term: copy.reference,
      value: order.transactionId && <Copyable value={order.transactionId} subject={copy.reference} />,
    },
    { term: copy.name, value: name },
    { term: copy.email, value: email && <EmailAddress>{email}</EmailAddress> },
    { term: copy.phone, value: phone },
    { term: copy.address, value: address && <span className={preLine}>{address}</span> },
  ]
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={24}>
        <Heading level={2} id={titleId}>
          {copy.title}
        </Heading>
        <PaymentStatus order={order} />
        <Facts items={facts.filter(({ value }) => value)} />
        <div className={screenOnly}>
          <Row>
            <Button onClick={onPrint}>{copy.print}</Button>
            <ButtonLink to={paths.myOrders} arrow>
              {orders.backToOrders}
            </ButtonLink>
          </Row>
        </div>
        {hasPrintDocument && <ReceiptDocument order={order} />}
      </Stack>
    </section>
  )
}

/** The printed receipt of a paid order, for the Print button and for the browser's print command. */
function ReceiptDocument({ order }: { order: Order }) {
  const statusText = order.state === 'pending' ? '' : getStatusText(order)
  return (
    <SalesDocument
      title={copy.title}
      customerLabel={copy.name}
      customer={order.customer}
      facts={[
        { term: orders.status, value: [orders.paid, statusText].filter(Boolean).join(' · ') },
        ...(order.transactionId ? [{ term: copy.reference, value: order.transactionId }] : []),
      ]}
      line={{
        part: getOrderItemName(order),
        pieces: formatPieces(order),
        perPiece: <Money price={order.item?.price ?? null} fallback={parts.noPrice} />,
        total: <OrderTotal order={order} />,
      }}
    />
  )
}
