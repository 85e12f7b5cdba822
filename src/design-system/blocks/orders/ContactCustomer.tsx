import { manageOrders } from '#src/copy/adminPages.ts'
import { orders } from '#src/copy/customerPages.ts'
import { reachCustomer as copy } from '#src/copy/reachCustomer.ts'
import { getCustomerName, getOrderItemName, formatPieces } from '#src/design-system/blocks/orders/orderCells.tsx'
import { getStatusText } from '#src/design-system/blocks/orders/orderLists.ts'
import { buttonClassName } from '#src/design-system/components/Button.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { toMailto } from '#src/domain/mailto.ts'
import { getOrderTotal, type Order } from '#src/domain/order.ts'
import { toContactLinks } from '#src/domain/contactLinks.ts'
import { formatDollars } from '#src/lib/formatNumber.ts'

/** Drafts a message to the customer. The draft describes the order, so that neither side has to look the order up. */
function toMessage(order: Order): string {
  const total = getOrderTotal(order)
  return [
    copy.greeting(order.customer.name),
    '',
    copy.intro,
    `${getOrderItemName(order)}, ${formatPieces(order)}`,
    ...(total === null ? [] : [copy.detailLine(orders.total, formatDollars(total))]),
    copy.detailLine(manageOrders.status, getStatusText(order) || orders.notKnown),
    copy.detailLine(copy.orderId, order.id),
    '',
    '',
  ].join('\n')
}

const linkClassName = buttonClassName({ size: 'small' })

/** Links that call, message or email the customer of an order. Links without valid contact data are left out (ADMIN-19). */
export function ContactCustomer({ order }: { order: Order }) {
  const message = toMessage(order)
  const { phoneUrl, whatsAppUrl, emailRecipient } = toContactLinks(order.customer, message)
  const mailto =
    emailRecipient && toMailto(emailRecipient, copy.subject(getOrderItemName(order), formatPieces(order)), message).href
  if (phoneUrl === null && mailto === null) return null
  return (
    <Stack gap={8}>
      <div role="group" aria-label={copy.label(getCustomerName(order))}>
        <Row gap={12}>
          {phoneUrl !== null && (
            <a className={linkClassName} href={phoneUrl}>
              {copy.call}
            </a>
          )}
          {whatsAppUrl !== null && (
            <a className={linkClassName} href={whatsAppUrl} target="_blank" rel="noreferrer">
              {copy.whatsApp}
              <VisuallyHidden> {copy.newTab}</VisuallyHidden>
            </a>
          )}
          {mailto !== null && (
            <a className={linkClassName} href={mailto}>
              {copy.email}
            </a>
          )}
        </Row>
      </div>
      {phoneUrl !== null && whatsAppUrl === null && <MutedText>{copy.needsCountryCode}</MutedText>}
    </Stack>
  )
}
