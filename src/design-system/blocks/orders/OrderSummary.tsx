import * as css from '#src/design-system/blocks/orders/orders.css.ts'
import { getOrderItemName, formatPieces, OrderTotal } from '#src/design-system/blocks/orders/orderCells.tsx'
import { orders } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { preLine, screenOnly } from '#src/design-system/theme/mixins.css.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { canPay, type Order } from '#src/domain/order.ts'

/** The picture, part, quantity, price and total of an order and, before payment, the shipping address. */
export function OrderSummary({ order }: { order: Order }) {
  const { name, address } = order.customer
  return (
    <div className={css.summary}>
      <div className={screenOnly}>
        <Picture src={order.item?.image ?? null} alt={getOrderItemName(order)} sizes={pictureSizes.summary} ticks />
      </div>
      <Stack gap={16}>
        <Heading level={2} size="card">
          <span dir="auto">{getOrderItemName(order)}</span>
        </Heading>
        <Facts
          items={[
            { term: orders.quantity, value: formatPieces(order) },
            {
              term: orders.perPiece,
              value: <Money price={order.item?.price ?? null} fallback={parts.noPrice} />,
            },
            { term: orders.total, value: <OrderTotal order={order} /> },
            ...(canPay(order) && address !== ''
              ? [{ term: orders.shipTo, value: <ShipTo name={name} address={address} /> }]
              : []),
          ]}
        />
        {canPay(order) && <MutedText>{orders.cardSafety}</MutedText>}
      </Stack>
    </div>
  )
}

function ShipTo({ name, address }: { name: string; address: string }) {
  return (
    <>
      <div dir="auto">{name}</div>
      <div dir="auto" className={preLine}>
        {address}
      </div>
    </>
  )
}
