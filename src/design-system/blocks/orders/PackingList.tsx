import { orders as orderCopy } from '#src/copy/customerPages.ts'
import { packingList as copy } from '#src/copy/orderTabs.ts'
import { getOrderItemName, formatPieces } from '#src/design-system/blocks/orders/orderCells.tsx'
import * as css from '#src/design-system/blocks/orders/PackingList.css.ts'
import { table } from '#src/design-system/blocks/orders/PrintDocument.css.ts'
import { PrintDocument, type PrintDocumentProps } from '#src/design-system/blocks/orders/PrintDocument.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { preLine } from '#src/design-system/theme/mixins.css.ts'
import { getRowKey } from '#src/domain/listRow.ts'
import type { Order } from '#src/domain/order.ts'
import { groupIntoParcels, createPickList } from '#src/domain/pickList.ts'

export interface PackingListProps extends Omit<PrintDocumentProps, 'title' | 'children'> {
  orders: readonly Order[]
  /** packing: the parts to fetch and the parcels to pack. pick: only the parts to fetch (ADMIN-27). */
  kind: 'packing' | 'pick'
}

/** The list of parts to fetch and parcels to pack, printed instead of the page (ADMIN-15). */
export function PackingList({ orders, kind, ...documentProps }: PackingListProps) {
  return (
    <PrintDocument title={copy.titles[kind]} {...documentProps}>
      <div className={css.head}>
        <Heading level={2}>{copy.titles[kind]}</Heading>
        <p>{copy.orders(orders.length)}</p>
      </div>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{orderCopy.part}</th>
            <th scope="col">{copy.ordersHeader}</th>
            <th scope="col">{orderCopy.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {createPickList(orders).map(({ order, pieceCount, orderCount, unknownQuantityCount }) => (
            <tr key={getRowKey(order)}>
              <td dir="auto">{getOrderItemName(order)}</td>
              <td>{orderCount}</td>
              <td>{copy.pieces(pieceCount, unknownQuantityCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind === 'packing' && (
        <div>
          {groupIntoParcels(orders).map((parcel) => (
            <Parcel key={parcel.map(getRowKey).join()} orders={parcel} />
          ))}
        </div>
      )}
    </PrintDocument>
  )
}

/** Prints "unknown" for an empty value, because a gap on paper would be overlooked. */
const textOrUnknown = (text: string) => text || orderCopy.notKnown

/** The orders of one recipient at one address, each with a box to tick. */
function Parcel({ orders }: { orders: readonly Order[] }) {
  const [firstOrder] = orders
  if (!firstOrder) return null
  const { name, email, phone, address } = firstOrder.customer
  return (
    <article className={css.parcel}>
      <div>
        <p dir="auto" className={css.strongText}>
          {textOrUnknown(name || email)}
        </p>
        <p dir="auto" className={preLine}>
          {textOrUnknown(address)}
        </p>
        <p>{textOrUnknown(phone)}</p>
      </div>
      <div>
        {orders.map((order) => (
          <div key={getRowKey(order)} className={css.parcelLine}>
            <div className={css.checkbox} />
            <p className={css.strongText}>{formatPieces(order)}</p>
            <p dir="auto">{getOrderItemName(order)}</p>
          </div>
        ))}
      </div>
    </article>
  )
}
