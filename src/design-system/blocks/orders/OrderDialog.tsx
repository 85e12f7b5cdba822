import { useEffect, useRef, type ReactNode } from 'react'
import { copyButton } from '#src/copy/copyButton.ts'
import { orderDetails as copy } from '#src/copy/orderTabs.ts'
import * as css from '#src/design-system/blocks/orders/OrderDialog.css.ts'
import { CustomerOrdersLink } from '#src/design-system/blocks/orders/CustomerOrders.tsx'
import { getOrderItemName, formatPieces, OrderStatus } from '#src/design-system/blocks/orders/orderCells.tsx'
import { ContactCustomer } from '#src/design-system/blocks/orders/ContactCustomer.tsx'
import { ShipAndNext, type ShipAndNextProps } from '#src/design-system/blocks/orders/ShipAndNext.tsx'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import { DialogPanel } from '#src/design-system/components/DialogPanel.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { getOrderTotal, type Order } from '#src/domain/order.ts'
import { formatDollars, formatPrice } from '#src/lib/formatNumber.ts'

interface OrderFact {
  term: string
  /** Empty if the value is unknown. */
  text: string
  /** The text that the copy button copies. Without it, there is no copy button. */
  copyText?: string
  content?: ReactNode
}

function toOrderFacts(order: Order): OrderFact[] {
  const { name, email, phone, address } = order.customer
  const price = order.item?.price ?? null
  const total = getOrderTotal(order)
  return [
    { term: copy.shipTo, text: name, content: <span dir="auto">{name}</span> },
    { term: copy.phone, text: phone },
    {
      term: copy.address,
      text: address,
      copyText: [name, address, phone].filter(Boolean).join('\n'),
      content: <span dir="auto">{address}</span>,
    },
    { term: copy.email, text: email, content: <EmailAddress>{email}</EmailAddress> },
    { term: copy.perPiece, text: price === null ? '' : formatPrice(price), content: <Money price={price} /> },
    { term: copy.total, text: total === null ? '' : formatDollars(total), content: <Money cents={total} /> },
    { term: copy.transactionId, text: order.transactionId ?? '', copyText: order.transactionId ?? '' },
  ]
}

export interface OrderDialogProps extends ShipAndNextProps {
  /** The orders of all customers. */
  orders: readonly Order[]
  onClose: () => void
}

/** The details of one order. One button copies name, address and phone together (ADMIN-14). */
export function OrderDialog({ orders, onClose, ...shipAndNextProps }: OrderDialogProps) {
  const { order, matchingOrders } = shipAndNextProps
  const listRef = useFocusOnChange(order.id)
  return (
    <DialogPanel
      open
      size="wide"
      onClose={onClose}
      title={getOrderItemName(order)}
      description={
        <Row gap={12}>
          {formatPieces(order)}
          <OrderStatus order={order} />
        </Row>
      }
      closeLabel={copy.close}
      actions={
        <ShipAndNext {...shipAndNextProps} matchingOrders={matchingOrders.includes(order) ? matchingOrders : orders} />
      }
    >
      <ContactCustomer order={order} />
      <CustomerOrdersLink order={order} orders={orders} />
      <dl key={order.id} className={css.list} ref={listRef}>
        {toOrderFacts(order).map(({ term, text, content, copyText }) => (
          <div key={term} className={css.item}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{text === '' ? copy.notKnown : (content ?? text)}</dd>
            {copyText !== undefined && text !== '' && (
              <dd className={css.button}>
                <CopyButton value={copyText} subject={term} labels={copyButton} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </DialogPanel>
  )
}

/** When a different order opens, scrolls to the top and focuses the dialog, so that screen readers read the new title. */
function useFocusOnChange(id: string) {
  const listRef = useRef<HTMLDListElement>(null)
  const previousId = useRef(id)
  useEffect(() => {
    if (previousId.current === id) return
    previousId.current = id
    const dialog = listRef.current?.closest<HTMLElement>('[role=dialog]')
    if (!dialog) return
    dialog.focus()
    dialog.scrollTop = 0
  }, [id])
  return listRef
}
