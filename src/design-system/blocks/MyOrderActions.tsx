import { orders } from '#src/copy/orders.ts'
import { ChargedNotice } from '#src/design-system/blocks/ChargedNotice.tsx'
import { PaymentStatus } from '#src/design-system/blocks/PaymentStatus.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { canCancel, canPay, type Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'

export interface MyOrderActionsProps {
  order: Order
  /** Id of what names the order. */
  describedBy: string
  /** The order that is being cancelled; the others wait for it (DECISIONS C7). */
  busyId: string | null
  onCancel: () => void
  /** Transaction id when the card was charged and the shop does not know it yet (DECISIONS E3). */
  chargedAs: string | null
  recording: boolean
  onRecord: () => void
}

/** What the owner can do with an order, or that it is paid (SPEC 2 My Orders, 4). */
export function MyOrderActions(props: MyOrderActionsProps) {
  const { order, describedBy, busyId, onCancel, chargedAs, recording, onRecord } = props
  if (!canCancel(order)) return <PaymentStatus order={order} align="end" />
  if (chargedAs !== null)
    return <ChargedNotice transactionId={chargedAs} busy={recording} onRecord={onRecord} describedBy={describedBy} />

  const busy = busyId === order.id
  return (
    <Row gap={8} justify="end" wrap={false}>
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
        <ButtonLink to={paths.payment(order.id)} size="small" arrow describedBy={describedBy}>
          {orders.pay}
        </ButtonLink>
      )}
    </Row>
  )
}
