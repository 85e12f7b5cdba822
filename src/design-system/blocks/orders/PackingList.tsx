import { orders as texts } from '#src/copy/customerPages.ts'
import { packingList as copy } from '#src/copy/orderTabs.ts'
import { orderItemName, formatPieces } from '#src/design-system/blocks/orders/orderCells.tsx'
import * as css from '#src/design-system/blocks/orders/PackingList.css.ts'
import { table } from '#src/design-system/blocks/orders/PrintDocument.css.ts'
import { PrintDocument, type PrintDocumentProps } from '#src/design-system/blocks/orders/PrintDocument.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { rowKey } from '#src/domain/listRow.ts'
import type { Order } from '#src/domain/order.ts'
import { toParcels, toPickList } from '#src/domain/pickList.ts'

export interface PackingListProps extends Omit<PrintDocumentProps, 'title' | 'children'> {
  orders: readonly Order[]
  /** packing: what to fetch, and what goes to whom. pick: only what to fetch (ADMIN-27). */
  kind: 'packing' | 'pick'
}

/** What to fetch and pack, printed instead of the page (ADMIN-15). */
export function PackingList({ orders, kind, ...printing }: PackingListProps) {
  return (
    <PrintDocument title={copy.titles[kind]} {...printing}>
      <div className={css.head}>
        <Heading level={2} size="title">
          {copy.titles[kind]}
        </Heading>
        <p>{copy.orders(orders.length)}</p>
      </div>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <th scope="col">{copy.ordersHeader}</th>
            <th scope="col">{texts.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {toPickList(orders).map(({ order, pieces, orderCount: count, unknownQuantityCount }) => (
            <tr key={rowKey(order)}>
              <td dir="auto">{orderItemName(order)}</td>
              <td>{count}</td>
              <td>{copy.pieces(pieces, unknownQuantityCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind === 'packing' && (
        <div>
          {toParcels(orders).map((parcel) => (
            <Parcel key={parcel.map(rowKey).join()} orders={parcel} />
          ))}
        </div>
      )}
    </PrintDocument>
  )
}

/** The text, or that it is unknown, because a gap would be overlooked. */
const textOrUnknown = (text: string) => text || texts.notKnown

/** One recipient at one address, with a box to tick for each order. */
function Parcel({ orders }: { orders: readonly Order[] }) {
  const [first] = orders
  if (!first) return null
  const { name, email, phone, address } = first.customer
  return (
    <article className={css.block}>
      <div>
        <p dir="auto" className={css.strong}>
          {textOrUnknown(name || email)}
        </p>
        <p dir="auto" className={css.lines}>
          {textOrUnknown(address)}
        </p>
        <p>{textOrUnknown(phone)}</p>
      </div>
      <div>
        {orders.map((order) => (
          <div key={rowKey(order)} className={css.line}>
            <div className={css.box} />
            <p className={css.strong}>{formatPieces(order)}</p>
            <p dir="auto">{orderItemName(order)}</p>
          </div>
        ))}
      </div>
    </article>
  )
}
