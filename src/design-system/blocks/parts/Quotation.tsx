import { useState } from 'react'
import { parts } from '#src/copy/publicPages.ts'
import { quotation as copy } from '#src/copy/quotation.ts'
import type { PaperProps } from '#src/design-system/blocks/orders/Paper.tsx'
import { SalesDocument } from '#src/design-system/blocks/orders/SalesDocument.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { multiply } from '#src/domain/money.ts'
import type { Order } from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'
import { formatToday } from '#src/format/moment.ts'

export interface QuotationProps extends Required<Pick<PaperProps, 'onReady' | 'onDone'>> {
  part: Part
  quantity: number
  customer: Order['customer']
}

/** On paper, what so many pieces of a part cost on this day (ORDER-27). */
export function Quotation({ part, quantity, customer, ...printing }: QuotationProps) {
  const [day] = useState(() => formatToday())
  return (
    <SalesDocument
      title={copy.title}
      role={copy.customer}
      customer={customer}
      facts={[
        { term: copy.date, value: day },
        { term: parts.minimumOrder, value: parts.pieces(part.minimumQuantity) },
      ]}
      line={{
        part: part.name || parts.unnamed,
        pieces: parts.pieces(quantity),
        perPiece: <Money price={part.price} />,
        total: <Money cents={multiply(part.price, quantity)} />,
      }}
      note={copy.note(day)}
      {...printing}
    />
  )
}
