import { purchase } from '#src/copy/purchase.ts'
import * as css from '#src/design-system/blocks/parts/PurchaseTotal.css.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { multiply, type Cents } from '#src/domain/money.ts'
import { formatCount } from '#src/format/numbers.ts'

export interface PurchaseTotalProps {
  /** Price of one piece in cents; null if it is unknown. */
  priceCents: Cents | null
  /** Quantity in pcs; null while the typed text is not a number. */
  quantity: number | null
}

/** The total of an order: `50 × $12.00 = $600.00` (ORDER-4). */
export function PurchaseTotal({ priceCents, quantity }: PurchaseTotalProps) {
  const known = priceCents !== null && quantity !== null
  return (
    <output className={css.total} aria-label={purchase.total}>
      <Text as="span" tone="muted" numeric>
        {known ? (
          <>
            {formatCount(quantity)} × <Money cents={priceCents} /> =
          </>
        ) : (
          purchase.total
        )}
      </Text>{' '}
      <Money cents={multiply(priceCents, quantity)} unavailable={purchase.noTotal} size="large" />
    </output>
  )
}
