import type { ReactNode } from 'react'
import { orders } from '#src/copy/customerPages.ts'
import * as css from '#src/design-system/blocks/orders/SalesDocument.css.ts'
import { table } from '#src/design-system/blocks/orders/PrintDocument.css.ts'
import { PrintDocument, type PrintDocumentProps } from '#src/design-system/blocks/orders/PrintDocument.tsx'
import { Letterhead } from '#src/design-system/blocks/shell/Letterhead.tsx'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { preLine } from '#src/design-system/theme/mixins.css.ts'
import type { Order } from '#src/domain/order.ts'

export interface SalesDocumentProps extends Omit<PrintDocumentProps, 'children'> {
  /** The label above the customer's name and address. */
  customerLabel: string
  customer: Order['customer']
  facts: readonly { term: string; value: ReactNode }[]
  /** The only row of the table: the part that is sold. */
  line: { part: string; pieces: ReactNode; perPiece: ReactNode; total: ReactNode }
  note?: string
}

/** A receipt or a quotation, printed instead of the page (STATE-17). */
export function SalesDocument({ customerLabel, customer, facts, line, note, ...documentProps }: SalesDocumentProps) {
  const { name, email, phone, address } = customer
  return (
    <PrintDocument {...documentProps}>
      <Letterhead />
      <Heading level={1} size="title">
        {documentProps.title}
      </Heading>
      <div className={css.head}>
        <div>
          <p className={css.customerLabel}>{customerLabel}</p>
          <p dir="auto" className={css.name}>
            {name}
          </p>
          <p dir="auto" className={preLine}>
            {address}
          </p>
          <p>{phone}</p>
          {email !== '' && <EmailAddress>{email}</EmailAddress>}
        </div>
        <Facts items={facts} />
      </div>
      <table className={cx(table, css.table)}>
        <thead>
          <tr>
            <th scope="col">{orders.part}</th>
            <th scope="col">{orders.quantity}</th>
            <th scope="col">{orders.perPiece}</th>
            <th scope="col">{orders.total}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td dir="auto">{line.part}</td>
            <td>{line.pieces}</td>
            <td>{line.perPiece}</td>
            <td className={css.total}>{line.total}</td>
          </tr>
        </tbody>
      </table>
      {note !== undefined && <p>{note}</p>}
    </PrintDocument>
  )
}
