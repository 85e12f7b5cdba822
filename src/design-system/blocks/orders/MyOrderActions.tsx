import { ChargedNotice, UndecidedNotice } from '#src/design-system/blocks/payment/ChargedNotice.tsx'
import { OrderStatus } from '#src/design-system/blocks/orders/orderCells.tsx'
import { orders } from '#src/copy/customerPages.ts'
import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { printOnly } from '#src/design-system/theme/looks.css.ts'
import { canCancel, canPay, isPaid, type Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'

export interface MyOrderActionsProps {
  order: Order
  /** Id of the element that names the order. */
  describedBy: string
  /** Id of the order that is being cancelled; the other orders' buttons are disabled meanwhile (ADMIN-7). */
  busyId: string | null
  /** Asks to cancel the order. */
  onCancel: () => void
  /** Transaction id if the card was charged but the payment is not recorded yet (PAY-3), otherwise null. */
  chargedTransactionId: string | null
  /** A payment has started and its outcome is unknown: the order can neither be cancelled nor paid again (PAY-7). */
  undecided: boolean
  /** The payment is being recorded. */
  recording: boolean
  /** Records the payment with the shop. */
  onRecord: () => void
}

/** What a customer can do with an order: pay or cancel it, or open the receipt of a paid one (SHOP-4). */
export function MyOrderActions(props: MyOrderActionsProps) {
  const { order, describedBy, busyId, onCancel, chargedTransactionId, undecided, recording, onRecord } = props
  const payment = paths.payment(order.id)
  if (isPaid(order))
    return (
      <Stack gap={4} align="end">
        <PaymentStatus order={order} align="end" />
        <ButtonLink to={payment} tone="link" size="small" describedBy={describedBy}>
          {orders.receipt}
        </ButtonLink>
      </Stack>
    )
  if (chargedTransactionId !== null)
    return (
      <ChargedNotice
        transactionId={chargedTransactionId}
        busy={recording}
        onRecord={onRecord}
        describedBy={describedBy}
      />
    )
  if (undecided) return <UndecidedNotice to={payment} describedBy={describedBy} />
  if (!canCancel(order)) return null

  const busy = busyId === order.id
  return (
    <Row gap={8} justify="end" wrap={false}>
      <span className={printOnly}>
        <OrderStatus order={order} />
      </span>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        busyLabel={orders.cancelling}
        disabled={busyId !== null && !busy}
        onClick={onCancel}
        describedBy={describedBy}
      >
        {orders.cancel}
      </Button>
      {canPay(order) && !busy && (
        <ButtonLink to={payment} size="small" arrow describedBy={describedBy}>
          {orders.pay}
        </ButtonLink>
      )}
    </Row>
  )
}
