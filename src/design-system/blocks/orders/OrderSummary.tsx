import * as css from '#src/design-system/blocks/orders/orders.css.ts'
import { orderItemName, orderPieces, OrderTotal } from '#src/design-system/blocks/orders/orderCells.tsx'
import { orders, payment } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import type { Order } from '#src/domain/order.ts'
import { LoadFailure } from '#src/design-system/blocks/page/LoadFailure.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import type { FailureReason } from '#src/domain/status.ts'
import { paths } from '#src/domain/paths.ts'

/** What an order contains: picture, part, quantity, price per piece, total. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <div className={css.summary}>
      <div className={css.picture}>
        <Picture src={order.item?.image ?? null} alt={orderItemName(order)} sizes={pictureSizes.summary} ticks />
      </div>
      <Stack gap={16}>
        <Heading level={2} size="card">
          <span dir="auto">{orderItemName(order)}</span>
        </Heading>
        <Facts
          items={[
            { term: orders.quantity, value: orderPieces(order) },
            {
              term: orders.perPiece,
              value: <Money price={order.item?.price ?? null} unavailable={parts.noPrice} />,
            },
            { term: orders.total, value: <OrderTotal order={order} /> },
          ]}
        />
      </Stack>
    </div>
  )
}

export interface OrderFailureProps {
  reason: FailureReason
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
