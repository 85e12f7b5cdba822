import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { purchase } from '#src/copy/customerPages.ts'
import type { QuotationProps } from '#src/design-system/blocks/parts/Quotation.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { lazyPart } from '#src/design-system/components/lazyPart.tsx'
import { multiply } from '#src/domain/money.ts'
import { type PurchaseForm, readQuantity } from '#src/domain/order.ts'
import { purchaseBlock, type Part } from '#src/domain/part.ts'

const Quotation = lazyPart('Quotation', () => import('#src/design-system/blocks/parts/Quotation.tsx'))

export interface QuotationButtonProps {
  part: Part
  /** As it is typed. */
  quantity: string
  form: Pick<UseFormReturn<PurchaseForm>, 'getValues'>
  onPrint: () => void
}

/**
 * Prints a quotation for the typed quantity, also for more pieces than there are, because the next order may be larger; nothing
 * for a part that can't be ordered (ORDER-27).
 */
export function QuotationButton({ part, quantity, form, onPrint }: QuotationButtonProps) {
  const [printed, setPrinted] = useState<(Pick<QuotationProps, 'quantity' | 'customer'> & { click: number }) | null>(
    null,
  )
  if (purchaseBlock(part) !== null) return null
  const pieces = readQuantity(quantity) ?? 0
  const print = () => {
    const { userName: name, userEmail: email, userPhone: phone, userAddress: address } = form.getValues()
    setPrinted({ quantity: pieces, customer: { name, email, phone, address }, click: (printed?.click ?? 0) + 1 })
  }
  const canQuote = pieces >= part.minimumQuantity && multiply(part.price, pieces) !== null
  return (
    <Row justify="center">
      <Button tone="link" size="small" disabled={!canQuote} onClick={print}>
        {purchase.quotation}
      </Button>
      {printed && (
        <Quotation
          key={printed.click}
          part={part}
          quantity={printed.quantity}
          customer={printed.customer}
          onReady={onPrint}
          onDone={() => setPrinted(null)}
        />
      )}
    </Row>
  )
}
