import { purchase } from '#src/copy/customerPages.ts'
import * as css from '#src/design-system/blocks/parts/purchase.css.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { calculateTotal, type Price } from '#src/domain/money.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

/** The total, such as `50 × $12.00 = $600.00` (ORDER-4). */
export function PurchaseTotal({ price, quantity }: { price: Price | null; quantity: number | null }) {
  const isTotalKnown = price !== null && quantity !== null
  return (
    <output className={css.total} aria-label={purchase.total}>
      <Text as="span" tone="muted" numeric>
        {isTotalKnown ? (
          <>
            {formatCount(quantity)} × <Money price={price} /> =
          </>
        ) : (
          purchase.total
        )}
      </Text>{' '}
      <Money cents={calculateTotal(price, quantity)} fallback={purchase.noTotal} size="large" />
    </output>
  )
}
