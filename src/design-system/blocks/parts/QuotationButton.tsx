import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { purchase } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { quotation as copy } from '#src/copy/quotation.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { calculateTotal } from '#src/domain/money.ts'
import { type Order, type PurchaseForm, readQuantity } from '#src/domain/order.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { formatToday } from '#src/lib/formatMoment.ts'

const SalesDocument = lazyComponent('SalesDocument', () => import('#src/design-system/blocks/orders/SalesDocument.tsx'))

export interface QuotationButtonProps {
  part: Part
  /** The typed quantity, which may be invalid. */
  quantity: string
  form: Pick<UseFormReturn<PurchaseForm>, 'getValues'>
  onPrint: () => void
}

/**
 * Prints a quotation for the typed quantity. The quantity may exceed the stock, since a quotation can be for a later order.
 * Renders nothing for a part that can't be ordered (ORDER-27).
 */
export function QuotationButton({ part, quantity, form, onPrint }: QuotationButtonProps) {
  const [printJob, setPrintJob] = useState<{
    day: string
    pieces: number
    customer: Order['customer']
    /** A new number for each click, so that React renders a new document. */
    clickNumber: number
  } | null>(null)
  if (findUnavailableReason(part) !== null) return null
  const pieces = readQuantity(quantity) ?? 0
  const print = () => {
    const { userName: name, userEmail: email, userPhone: phone, userAddress: address } = form.getValues()
    const clickNumber = (printJob?.clickNumber ?? 0) + 1
    setPrintJob({ day: formatToday(), pieces, customer: { name, email, phone, address }, clickNumber })
  }
  const canQuote = pieces >= part.minimumQuantity && calculateTotal(part.price, pieces) !== null
  return (
    <Row justify="center">
      <TextButton disabled={!canQuote} onClick={print}>
        {purchase.quotation}
      </TextButton>
      {printJob && (
        <SalesDocument
          key={printJob.clickNumber}
          title={copy.title}
          customerLabel={copy.customer}
          customer={printJob.customer}
          facts={[
            { term: copy.date, value: printJob.day },
            { term: parts.minimumOrder, value: parts.pieces(part.minimumQuantity) },
          ]}
          line={{
            part: part.name || parts.unnamed,
            pieces: parts.pieces(printJob.pieces),
            perPiece: <Money price={part.price} />,
            total: <Money cents={calculateTotal(part.price, printJob.pieces)} />,
          }}
          note={copy.note(printJob.day)}
          onReady={onPrint}
          onDone={() => setPrintJob(null)}
        />
      )}
    </Row>
  )
}
