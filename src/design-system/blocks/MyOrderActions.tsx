import { orders } from '#src/copy/orders.ts'
import { ChargedNotice } from '#src/design-system/blocks/ChargedNotice.tsx'
import { OrderStatus } from '#src/design-system/blocks/OrderStatus.tsx'
import { PaymentStatus } from '#src/design-system/blocks/PaymentStatus.tsx'
import { UndecidedNotice } from '#src/design-system/blocks/UndecidedNotice.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { paperOnly } from '#src/design-system/theme/paper.css.ts'
import { canCancel, canPay, type Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'

export interface MyOrderActionsProps {
  order: Order
  /** Id of what names the order. */
  describedBy: string
  /** The order that is being cancelled; the others wait for it (ADMIN-7). */
  busyId: string | null
  onCancel: () => void
  /** Transaction id when the card was charged and the shop does not know it yet (PAY-3). */
  chargedAs: string | null
  /** A payment has begun and its end is not known: neither to be cancelled nor to be paid anew (PAY-7). */
  undecided: boolean
  recording: boolean
  onRecord: () => void
}

/** What the owner can do with an order, or that it is paid and where its receipt is (SHOP-2, SHOP-4). */
export function MyOrderActions(props: MyOrderActionsProps) {
  const { order, describedBy, busyId, onCancel, chargedAs, undecided, recording, onRecord } = props
  const payment = paths.payment(order.id)
  if (!canCancel(order))
    return (
      <Stack gap={4} align="end">
        <PaymentStatus order={order} align="end" />
        <ButtonLink to={payment} tone="link" size="small" describedBy={describedBy}>
          {orders.receipt}
        </ButtonLink>
      </Stack>
    )
  if (chargedAs !== null)
    return <ChargedNotice transactionId={chargedAs} busy={recording} onRecord={onRecord} describedBy={describedBy} />
  if (undecided) return <UndecidedNotice to={payment} describedBy={describedBy} />

  const busy = busyId === order.id
  return (
    <Row gap={8} justify="end" wrap={false}>
      <span className={paperOnly}>
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
