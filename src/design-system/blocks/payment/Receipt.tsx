import { useId } from 'react'
import { orders, receipt as copy } from '#src/copy/customerPages.ts'
import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { ReceiptDocument } from '#src/design-system/blocks/payment/ReceiptDocument.tsx'
import { Copyable } from '#src/design-system/blocks/feedback/Copyable.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { preLine, screenOnly } from '#src/design-system/theme/mixins.css.ts'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'

export interface ReceiptProps {
  order: Order
  onPrint: () => void
  /** Prints the receipt as a separate document instead of the page. */
  isDocument: boolean
}

/** The receipt of a paid order. The other column of the page shows the item. */
export function Receipt({ order, onPrint, isDocument }: ReceiptProps) {
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
              {orders.toOrders}
            </ButtonLink>
          </Row>
        </div>
        {isDocument && <ReceiptDocument order={order} />}
      </Stack>
    </section>
  )
}
