import { orders } from '#src/copy/orders.ts'
import { payment } from '#src/copy/payment.ts'
import { LoadFailure } from '#src/design-system/blocks/page/LoadFailure.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import type { FailureReason } from '#src/domain/loadable.ts'
import { paths } from '#src/domain/paths.ts'

export interface OrderFailureProps {
  /** Why loading failed. */
  reason: FailureReason
  /** Loads the order again. */
  onRetry: () => void
}

/** Why an order could not be loaded: deleted, another customer's (PAY-8), or any other failure. */
export function OrderFailure({ reason, onRetry }: OrderFailureProps) {
  if (reason !== 'notFound' && reason !== 'forbidden')
    return <LoadFailure reason={reason} onRetry={onRetry} level={2} />
  const { title, text } = payment[reason]
  return (
    <StateMessage
      drawing={reason === 'notFound' ? 'missing' : 'locked'}
      level={2}
      title={title}
      live
      action={<ButtonLink to={paths.myOrders}>{orders.toOrders}</ButtonLink>}
    >
      {text}
    </StateMessage>
  )
}
