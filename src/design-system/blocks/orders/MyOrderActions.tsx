import { ChargedNotice, UndecidedNotice } from '#src/design-system/blocks/payment/ChargedNotice.tsx'
import * as css from '#src/design-system/blocks/orders/orders.css.ts'
import { ReorderLink } from '#src/design-system/blocks/orders/ReorderLink.tsx'
import { describeTotalProblem } from '#src/design-system/blocks/orders/orderCells.tsx'
import { orders } from '#src/copy/customerPages.ts'
import { ButtonLink, getBusyProps, TextButton } from '#src/design-system/components/Button.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { canCancel, canPay, isPaid, type Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'
import type { UnrecordedPayment } from '#src/domain/paymentAttempt.ts'

/** Commands for ordering the part of an earlier order again (ORDER-15). */
export interface ReorderActions {
  /** The URL of the part, or of a search for the part; null if the order can't be repeated. */
  getPath: (order: Order) => string | null
  startReorder: (order: Order) => void
  /** Id of the order whose part is being looked up. */
  busyId: string | null
}

/** The incomplete payments, and the callback that records a charged payment. */
export interface IncompletePaymentProps {
  /** Payments that were charged but not recorded (PAY-3). */
  unrecordedPayments: readonly UnrecordedPayment[]
  /** Ids of the orders whose payment has an unknown outcome. They can be neither cancelled nor paid again (PAY-7). */
  undecidedOrderIds: readonly string[]
  onRecordPayment: (orderId: string) => void
  recordingOrderId: string | null
}

export interface MyOrderActionsProps extends IncompletePaymentProps {
  order: Order
  reorder: ReorderActions
  describedBy: string
  /** Id of the order that is being cancelled. Meanwhile, the buttons of all other orders are disabled (ADMIN-7). */
  busyId: string | null
  onCancel: () => void
}

/** The actions of an order. An unpaid order can be paid or cancelled; a paid order has a receipt and can be repeated (SHOP-4). */
export function MyOrderActions(props: MyOrderActionsProps) {
  const { order, reorder, describedBy, busyId, onCancel, ...payments } = props
  const paymentPath = paths.payment(order.id)
  if (isPaid(order)) {
    const reorderPath = reorder.getPath(order)
    return (
      <div className={css.paidLinks}>
        <ButtonLink to={paymentPath} tone="link" size="small" describedBy={describedBy}>
          {orders.receipt}
        </ButtonLink>
        {reorderPath !== null && (
          <ReorderLink
            to={reorderPath}
            busy={reorder.busyId === order.id}
            onReorder={() => reorder.startReorder(order)}
            describedBy={describedBy}
          />
        )}
      </div>
    )
  }
  const unrecordedPayment = payments.unrecordedPayments.find(({ orderId }) => orderId === order.id)
  if (unrecordedPayment)
    return (
      <ChargedNotice
        transactionId={unrecordedPayment.transactionId}
        busy={payments.recordingOrderId === order.id}
        onRecord={() => payments.onRecordPayment(order.id)}
        describedBy={describedBy}
      />
    )
  if (payments.undecidedOrderIds.includes(order.id))
    return <UndecidedNotice to={paymentPath} describedBy={describedBy} />
  if (!canCancel(order)) return null

  const { busy, disabled } = getBusyProps(busyId, order.id)
  const problem = describeTotalProblem(order)
  const buttons = (
    <Row gap={16} justify="end" wrap={false}>
      <TextButton
        busy={busy}
        busyLabel={orders.cancelling}
        disabled={disabled}
        onClick={onCancel}
        describedBy={describedBy}
      >
        {orders.cancel}
      </TextButton>
      {canPay(order) && !busy && (
        <ButtonLink to={paymentPath} size="small" describedBy={describedBy}>
          {orders.pay}
        </ButtonLink>
      )}
    </Row>
  )
  if (problem === '') return buttons
  return (
    <Stack gap={4} align="end">
      {buttons}
      <MutedText>{problem}</MutedText>
    </Stack>
  )
}
